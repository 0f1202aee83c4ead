import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { coveringRows } from "./covering.ts";
import { cells, type Cell } from "./matrix.ts";

/** The factors in which journeys through the account area vary. */
export type Combination = {
  brand: string;
  /** The way to register. */
  register: "username" | "mobileNum";
  /** What is typed to sign in: the name or the number with the password, or the number with an SMS code. */
  signIn: "username" | "number" | "sms";
};

/** How a forgotten password is recovered. */
export type Recovery = { brand: string; recover: "email" | "phone" };

/** The look of a screen does not affect what can be done on it, so the rows rotate through languages, widths and schemes. */
type Look = {
  cell: Cell;
  /** The width of the screen in CSS pixels. */
  width: 320 | 390 | 430;
  /** What the phone prefers; a brand with one scheme is tested only in that one. */
  scheme: "light" | "dark";
};

/** Rows that cover every possible pair of values, each with its look. */
export const combinations: readonly (Combination & Look)[] = withLooks(
  coveringRows(
    offeredBrands().flatMap((brand) => {
      const { register, signIn } = offerOf(brand);
      return register.flatMap((way) => signIn.map((typed) => ({ brand: brand.id, register: way, signIn: typed })));
    }),
  ),
);

/** Every way to recover a password on every brand, each with its look. */
export const recoveries: readonly (Recovery & Look)[] = withLooks(
  offeredBrands().flatMap((brand) => offerOf(brand).recover.map((recover) => ({ brand: brand.id, recover }))),
);

/** The values that a brand offers, by its flags. */
function offerOf({ brand: { flags } }: CompiledBrand) {
  const ifEnabled = <T>(flag: string, value: T): T[] => (flags[flag] ? [value] : []);
  return {
    register: [...ifEnabled("USERNAMEREG3", "username" as const), ...ifEnabled("MOBILENUMREG3", "mobileNum" as const)],
    signIn: ["username" as const, "number" as const, ...ifEnabled("MOBILEVERCODELOGIN3", "sms" as const)],
    recover: ["email" as const, ...ifEnabled("PASSWORDVERF3", "phone" as const)],
  };
}

/** Adds a look to each row, rotating through the languages of its brand, the widths and the schemes. */
function withLooks<R extends { brand: string }>(rows: readonly R[]): (R & Look)[] {
  return rows.map((row, index) => {
    const turn = rows.slice(0, index).filter(({ brand }) => brand === row.brand).length;
    const cell = rotate(
      cells.filter(({ brand }) => brand.id === row.brand),
      turn,
    );
    const { scheme } = cell.brand.brand.theme;
    return {
      ...row,
      cell,
      width: rotate([320, 390, 430], index),
      scheme: rotate(scheme === "auto" ? ["light", "dark"] : [scheme], turn),
    };
  });
}

function offeredBrands(): CompiledBrand[] {
  return [...new Set(cells.map(({ brand }) => brand))];
}

function rotate<T>(values: readonly T[], turn: number): T {
  return required(values[turn % values.length], "A value to take");
}

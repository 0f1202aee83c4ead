import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { coveringRows } from "./covering.ts";
import { cells, type Cell } from "./matrix.ts";

/** What a journey through the account area can differ in. */
export type Combination = {
  brand: string;
  /** The way to register. */
  register: "username" | "mobileNum";
  /** What is typed to sign in: the name or the number with the password, or the number with a code by SMS. */
  signIn: "username" | "number" | "sms";
};

/** The way back in after a forgotten password. */
export type Recovery = { brand: string; recover: "email" | "phone" };

/** How a screen looks makes no difference to what can be done on it: languages, widths and schemes take turns. */
type Look = {
  cell: Cell;
  /** Of the screen, in CSS pixels. */
  width: 320 | 390 | 430;
  /** What the phone asks for; a brand with one scheme is only looked at in it. */
  scheme: "light" | "dark";
};

/** Rows of the matrix in which every two values that can be together are together, each with its look. */
export const combinations: readonly (Combination & Look)[] = withLooks(
  coveringRows(
    offeredBrands().flatMap((brand) => {
      const { register, signIn } = offerOf(brand);
      return register.flatMap((way) => signIn.map((typed) => ({ brand: brand.id, register: way, signIn: typed })));
    }),
  ),
);

/** Every way back into every brand, each with its look. */
export const recoveries: readonly (Recovery & Look)[] = withLooks(
  offeredBrands().flatMap((brand) => offerOf(brand).recover.map((recover) => ({ brand: brand.id, recover }))),
);

/** The values that a brand offers, by its flags. */
function offerOf({ brand: { flags } }: CompiledBrand) {
  const offeredBy = <T>(flag: string, value: T): T[] => (flags[flag] ? [value] : []);
  return {
    register: [...offeredBy("USERNAMEREG3", "username" as const), ...offeredBy("MOBILENUMREG3", "mobileNum" as const)],
    signIn: ["username" as const, "number" as const, ...offeredBy("MOBILEVERCODELOGIN3", "sms" as const)],
    recover: ["email" as const, ...offeredBy("PASSWORDVERF3", "phone" as const)],
  };
}

/** Gives the rows of each brand its languages, the widths and the schemes in turn. */
function withLooks<R extends { brand: string }>(rows: readonly R[]): (R & Look)[] {
  return rows.map((row, index) => {
    const turn = rows.slice(0, index).filter(({ brand }) => brand === row.brand).length;
    const cell = inTurn(
      cells.filter(({ brand }) => brand.id === row.brand),
      turn,
    );
    const { scheme } = cell.brand.brand.theme;
    return {
      ...row,
      cell,
      width: inTurn([320, 390, 430], index),
      scheme: inTurn(scheme === "auto" ? ["light", "dark"] : [scheme], turn),
    };
  });
}

function offeredBrands(): CompiledBrand[] {
  return [...new Set(cells.map(({ brand }) => brand))];
}

function inTurn<T>(values: readonly T[], turn: number): T {
  return required(values[turn % values.length], "A value to take");
}

import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { required } from "#kernel/assert.ts";
import { coveringRows } from "./covering.ts";
import { cells, type Cell } from "./matrix.ts";

/** What a journey through the account area can differ in. */
export type Combination = {
  brand: string;
  language: string;
  /** The way to register. */
  register: "username" | "mobileNum";
  /** What is typed to sign in: the name or the number with the password, or the number with a code by SMS. */
  signIn: "username" | "number" | "sms";
  /** The way back in for who has forgotten the password. */
  recover: "email" | "phone";
  /** Of the screen, in CSS pixels. */
  width: 320 | 390 | 430;
  /** What the phone asks for; a brand with one scheme is only looked at in it. */
  scheme: "light" | "dark";
};

/** How a screen looks makes no difference to what can be done on it: widths and schemes are taken in turn. */
type Look = Pick<Combination, "width" | "scheme">;
type Offer = { readonly [F in Exclude<keyof Combination, "brand">]: readonly Combination[F][] };

/** The values that a brand offers of every factor, by its flags and its theme. */
export function offerOf({ brand: { flags, theme }, languages }: CompiledBrand): Offer {
  const wherever = <T>(flag: string, value: T): T[] => (flags[flag] ? [value] : []);
  return {
    language: languages.map(({ code }) => code),
    register: [...wherever("USERNAMEREG3", "username" as const), ...wherever("MOBILENUMREG3", "mobileNum" as const)],
    signIn: ["username", "number", ...wherever("MOBILEVERCODELOGIN3", "sms" as const)],
    recover: ["email", ...wherever("PASSWORDVERF3", "phone" as const)],
    width: [320, 390, 430],
    scheme: theme.scheme === "auto" ? ["light", "dark"] : [theme.scheme],
  };
}

/** Everything that can be together on these brands. */
export function possibleCombinations(
  offered: readonly Pick<Cell, "brand" | "language">[],
): Omit<Combination, keyof Look>[] {
  return offered.flatMap(({ brand, language }) => {
    const { register, signIn, recover } = offerOf(brand);
    let rows: Omit<Combination, keyof Look>[] = register.map((way) => ({
      brand: brand.id,
      language: language.code,
      register: way,
      signIn: "username",
      recover: "email",
    }));
    rows = rows.flatMap((row) => signIn.map((value) => ({ ...row, signIn: value })));
    return rows.flatMap((row) => recover.map((value) => ({ ...row, recover: value })));
  });
}

/** Rows of the matrix in which every two values that can be together are together, each with its cell and its look. */
export const combinations: readonly (Combination & { name: string; cell: Cell })[] = coveringRows(
  possibleCombinations(cells),
).map((row, index) => {
  const cell = required(
    cells.find(({ brand, language }) => brand.id === row.brand && language.code === row.language),
    `The cell of ${row.brand} ${row.language}`,
  );
  const { width, scheme } = offerOf(cell.brand);
  return {
    ...row,
    name: Object.values(row).join(" "),
    cell,
    width: inTurn(width, index),
    scheme: inTurn(scheme, index),
  };
});

function inTurn<T>(values: readonly T[], turn: number): T {
  return required(values[turn % values.length], "A value to take");
}

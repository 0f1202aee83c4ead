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
export function possibleCombinations(offered: readonly Pick<Cell, "brand" | "language">[]): Combination[] {
  return offered.flatMap(({ brand, language }) => {
    const { register, signIn, recover, width, scheme } = offerOf(brand);
    let rows: Combination[] = register.map((way) => ({ brand: brand.id, language: language.code, register: way, signIn: "username", recover: "email", width: 390, scheme: "light" }));
    rows = rows.flatMap((row) => signIn.map((value) => ({ ...row, signIn: value })));
    rows = rows.flatMap((row) => recover.map((value) => ({ ...row, recover: value })));
    rows = rows.flatMap((row) => width.map((value) => ({ ...row, width: value })));
    return rows.flatMap((row) => scheme.map((value) => ({ ...row, scheme: value })));
  });
}

/** Rows of the matrix in which every two values that can be together are together, each with its cell. */
export const combinations: readonly (Combination & { name: string; cell: Cell })[] = coveringRows(possibleCombinations(cells)).map((row) => ({
  ...row,
  name: Object.values(row).join(" "),
  cell: required(cells.find(({ brand, language }) => brand.id === row.brand && language.code === row.language), `The cell of ${row.brand} ${row.language}`),
}));

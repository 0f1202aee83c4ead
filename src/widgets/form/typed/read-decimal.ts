/** What is wrong with a typed number. */
export type DecimalProblem = "invalid" | "comma" | "minus" | "decimals" | "long";

/** A typed number as digits with a point, or why it is none. */
export type ReadDecimal = { digits: string } | { problem: DecimalProblem };

/** Digits before the point that a number may have: fewer than a binary fraction, or a platform's column, can hold. */
export const LONGEST = 12;

/**
 * Reads a number as people type it: commas and spaces may group digits by three, zeros may come first. A comma for the
 * decimals is not guessed: "1,5" could be either.
 */
export function readDecimal(
  typed: string,
  { decimals, minus = false }: { decimals: number; minus?: boolean },
): ReadDecimal {
  const text = typed.normalize("NFKC").trim().replace(/^[−–]/, "-");
  const negative = text.startsWith("-");
  const plain = withoutGroups(negative ? text.slice(1).trim() : text);
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  const [whole = "", fraction = ""] = [parts?.[1]?.replace(/^0+(?=\d)/, ""), parts?.[2]];
  if (!parts || whole + fraction === "") return { problem: /^[\d.,\s]*,[\d.,\s]*$/.test(plain) ? "comma" : "invalid" };
  if (negative && !minus) return { problem: "minus" };
  if (whole.length > LONGEST) return { problem: "long" };
  if (fraction.length > decimals) return { problem: "decimals" };
  return { digits: `${negative ? "-" : ""}${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}` };
}

/** Commas and spaces that group digits by three are left out; any others stay. */
function withoutGroups(text: string): string {
  const spaced = text.replace(/\s+/g, " ");
  return /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/.test(spaced) ? spaced.replace(/[, ]/g, "") : spaced;
}

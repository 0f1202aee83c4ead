import data from "./common-passwords.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(data.passwords.split(" "));

/**
 * Whether a rule with `uncommon` refuses a password: one of the most common ones, in capitals or not, or one character
 * repeated. A platform may refuse more.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize("NFKC").trim().toLowerCase();
  return common.has(folded) || new Set(folded).size <= 1;
}

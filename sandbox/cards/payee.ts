import type { PayeeCheck } from "#gateway/withdrawals.ts";

/**
 * What a bank says of the name that an account is in. The simulated banks decide by the last digit of the number, so
 * that each outcome can be had: 9 has a name that differs a little, 8 is somebody else's, 0 cannot be checked.
 */
export function checkPayee(number: string, payeeName: string): PayeeCheck {
  const result = results[number.at(-1) ?? ""] ?? "match";
  return { result, name: result === "closeMatch" ? atBank(payeeName) : null };
}

const results: Readonly<Record<string, PayeeCheck["result"]>> = { 0: "unknown", 8: "noMatch", 9: "closeMatch" };

/** Banks write names in capitals, and shorten what stands in the middle. */
function atBank(name: string): string {
  const words = name.trim().toUpperCase().split(/\s+/);
  const middle = words.slice(1, -1).map((word) => `${word.slice(0, 1)}.`);
  return words.length > 2 ? [words[0], ...middle, words.at(-1)].join(" ") : `${words.join(" ")} JR.`;
}

/** Whether two names are the same, however they are written. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[\s.,'-]+/g, " ")
    .trim()
    .toLowerCase();
}

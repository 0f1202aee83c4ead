import type { Comparison } from "#descriptor/vocabulary/comparison.ts";

type Size = string | number;

/**
 * Whether a value compares as a descriptor says. Null, an empty text and what has not been filled in are no value.
 * `host`: the host name of the page.
 */
export function compares(comparison: Omit<Comparison, "of">, value: unknown, host = hostOfPage()): boolean {
  const { in: some, not, atLeast, below, empty } = comparison;
  const text = String(value ?? "");
  const isOneOf = (given: readonly unknown[]) =>
    given.some((one) => (typeof one === "object" ? host : String(one)) === text);
  if (some || not || atLeast !== undefined || below !== undefined)
    return (
      (!some || isOneOf(some)) &&
      !(not && isOneOf(not)) &&
      (empty ?? text === "") === (text === "") &&
      isBetween(value, { atLeast, below })
    );
  return (empty ?? false) === (text === "");
}

function isBetween(value: unknown, { atLeast, below }: Pick<Comparison, "atLeast" | "below">): boolean {
  if (atLeast === undefined && below === undefined) return true;
  if (value === "" || (typeof value !== "string" && typeof value !== "number")) return false;
  return (atLeast === undefined || !isLess(value, atLeast)) && (below === undefined || isLess(value, below));
}

/** Numbers and amounts by their size; days are in order as they are written. */
function isLess(one: Size, other: Size): boolean {
  const [a, b] = [Number(one), Number(other)];
  return Number.isNaN(a) || Number.isNaN(b) ? String(one) < String(other) : a < b;
}

function hostOfPage(): string {
  return typeof location === "undefined" ? "" : location.hostname;
}

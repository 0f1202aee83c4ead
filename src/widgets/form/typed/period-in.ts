import type { Period } from "#data/screen/period.ts";

/** The days in the value of a period's field, `2026-01-01/2026-01-31`; a day that is missing is empty. */
export function periodIn(value: unknown): Period {
  const [from = "", to = ""] = typeof value === "string" ? value.split("/") : [];
  return { from, to };
}

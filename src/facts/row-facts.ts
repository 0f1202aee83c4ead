import type { Facts } from "#conditions/facts.ts";
import { compares } from "#conditions/compares.ts";

/** The facts where a row is in scope: conditions compare its fields. */
export function factsOfRow(facts: Facts, row: Readonly<Record<string, unknown>> | null | undefined): Facts {
  if (!row) return facts;
  return {
    ...facts,
    compare: (one) => ("row" in one.of ? compares(one, row[one.of.row]) : facts.compare?.(one) === true),
  };
}

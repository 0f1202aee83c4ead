import type { Query } from "#descriptor/vocabulary/query.ts";

/** Whether a parameter of an address comes from elsewhere. */
export function isBound(query: Query | undefined): query is Query {
  return Object.values(query ?? {}).some((value) => typeof value === "object");
}

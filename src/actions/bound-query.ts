import type { ActionQuery } from "#descriptor/vocabulary/query.ts";

/** Whether a parameter of an address comes from elsewhere. */
export function isBound(query: ActionQuery | undefined): query is ActionQuery {
  return Object.values(query ?? {}).some((value) => typeof value === "object");
}

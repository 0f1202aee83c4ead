import type { Action } from "#descriptor/vocabulary/action.ts";
import { isBound } from "./bound-query.ts";

/** Loads the code that actions will need, so that they run at once when their time has come. */
export async function loadAhead(actions: readonly Action[]): Promise<void> {
  if (actions.some((action) => "query" in action && isBound(action.query)))
    await Promise.all([import("./later-handlers.ts"), import("./resolved-query.ts")]);
}

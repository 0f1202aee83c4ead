import type { Action } from "#descriptor/vocabulary/action.ts";
import type { ActionContext } from "./action-handler.ts";
import { boundValues } from "./bound-values.ts";

/** An action that leads to a route, with what its parameters come to when it runs. What has no value is left out. */
export async function withResolvedQuery<A extends Extract<Action, { action: "navigate" | "redirect" }>>(
  action: A,
  context: ActionContext,
): Promise<A> {
  return { ...action, query: await boundValues(action.query ?? {}, context) };
}

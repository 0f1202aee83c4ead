import type { Given } from "#data/screen/bound-input.ts";
import type { Row } from "#data/page/row.ts";
import type { Action } from "#descriptor/vocabulary/action.ts";
import type { ActionQuery } from "#descriptor/vocabulary/query.ts";
import type { ActionContext } from "./action-handler.ts";
import { boundValues } from "./bound-values.ts";

/** An action that leads to a route, with what its parameters come to when it runs. What has no value is left out. */
export async function withResolvedQuery<A extends Extract<Action, { action: "navigate" | "redirect" }>>(
  action: A,
  context: ActionContext,
): Promise<A> {
  return { ...action, query: await boundValues(withAnswer(action.query ?? {}, context.subject.answer), context) };
}

/** Parameters with what a call answered. What an address cannot say must not be read as a binding. */
export function withAnswer(query: ActionQuery, answer: Row | undefined): Given {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, bound]) => {
      if (typeof bound !== "object" || !("answer" in bound)) return [[name, bound]];
      const value = answer?.[bound.answer];
      return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
    }),
  );
}

import type { ActionHandler } from "../action-handler.ts";
import { addressOf } from "./navigate.ts";

/**
 * Goes to a route instead of this one without checking its guards, so that two guards cannot send a visitor in circles.
 */
export const redirect: ActionHandler<"redirect"> = (action, context) => {
  context.go(addressOf(context.site.routes, action.to, action.query), { replace: true });
};

import type { ActionHandler } from "../action-handler.ts";
import { addressOf } from "./navigate.ts";

/**
 * Replaces the entry where the route says so or where there is nothing to go back to; else goes one step back (account
 * §2.3).
 */
export const back: ActionHandler<"back"> = (_action, context) => {
  const replace = context.site.routes[context.route]?.back?.replace;
  if (replace) context.go(addressOf(context.site.routes, replace), { replace: true });
  else if (history.length <= 1) context.go(addressOf(context.site.routes, context.site.places.home), { replace: true });
  else context.go(-1);
};

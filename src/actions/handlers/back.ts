import type { ActionHandler } from "../action-handler.ts";
import { closeOverlay, openedSheet } from "../overlay.ts";
import { addressOf } from "./navigate.ts";

/**
 * Closes the sheet that is open: it is in no history. Else replaces the entry where the route says so or where there
 * is nothing to go back to; else goes one step back (account §2.3).
 */
export const back: ActionHandler<"back"> = (_action, context) => {
  if (openedSheet()) return closeOverlay();
  const replace = context.site.routes[context.route]?.back?.replace;
  if (replace) context.go(addressOf(context.site.routes, replace), { replace: true });
  else if (history.length <= 1) context.go(addressOf(context.site.routes, context.site.places.home), { replace: true });
  else context.go(-1);
};

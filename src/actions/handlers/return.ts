import type { ActionHandler } from "../action-handler.ts";
import { takeReturnTarget } from "#session/return-target.ts";
import { addressOf } from "./navigate.ts";

/** Goes to the return target after signing in, or home. The route's own guard decides again on arrival. */
export const goToReturnTarget: ActionHandler<"return"> = (_action, context) => {
  const target = takeReturnTarget();
  const known = target && context.site.routes[target.route] ? target : { route: context.site.places.home };
  context.go(addressOf(context.site.routes, known.route, "query" in known ? known.query : undefined), {
    replace: true,
  });
};

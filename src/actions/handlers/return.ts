import type { Deed } from "../action-handler.ts";
import { takeWish } from "#session/return-target.ts";
import { addressOf } from "./navigate.ts";

/** Goes where the visitor wanted to go before signing in, or home. The route's own guard decides again on arrival. */
export const returnToWish: Deed<"return"> = (_action, context) => {
  const wish = takeWish();
  const known = wish && context.site.routes[wish.route] ? wish : { route: "home" };
  context.go(addressOf(context.site.routes, known.route, "query" in known ? known.query : undefined), {
    replace: true,
  });
};

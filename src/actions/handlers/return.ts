import { currentSession } from "#session/session.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { ActionContext, ActionHandler } from "../action-handler.ts";
import { takeReturnTarget } from "#session/return-target.ts";
import { addressOf } from "./navigate.ts";

/**
 * Goes to the return target after signing in, or home. The route's own guard decides again on arrival. Who signed in
 * with a temporary password chooses a new one first: it is good for this session only (account §2.7).
 */
export const goToReturnTarget: ActionHandler<"return"> = (_action, context) => {
  const { newPassword } = context.site.places;
  if (newPassword !== undefined && currentSession()?.temporaryPassword) return chooseNewPassword(newPassword, context);
  const target = takeReturnTarget();
  const known = target && context.site.routes[target.route] ? target : { route: context.site.places.home };
  context.go(addressOf(context.site.routes, known.route, "query" in known ? known.query : undefined), {
    replace: true,
  });
};

function chooseNewPassword(route: string, { go, site, text }: ActionContext): void {
  showToast({ text: text("message.temporaryPassword"), kind: "info", milliseconds: toastTimes.long });
  go(addressOf(site.routes, route), { replace: true });
}

import { errorTextKey } from "#data/client/gateway-error.ts";
import { rememberPassword } from "#session/known-password.ts";
import { keepSession } from "#session/session.ts";
import { hideToast, showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { ActionHandler } from "../action-handler.ts";
import { addressOf } from "./navigate.ts";

/**
 * Creates a trial account, signs in with it under the trial merchant, and goes home when the answer says that it is a
 * trial (account §2.5).
 */
export const testPlay: ActionHandler<"test-play"> = async (_action, context) => {
  const toast = showToast({ text: context.text("trial.creating"), kind: "loading", milliseconds: toastTimes.endless });
  try {
    const { trialName } = await context.send("createTrialAccount", {});
    const session = await context.send("testPlay", { trialName });
    if (session.trial === 0) return;
    rememberPassword(undefined);
    keepSession({
      token: session.token,
      merchantCode: context.site.merchant.trialCode,
      userName: session.userName,
      type: session.customerType,
      firstTimeLogin: session.firstTimeLogin,
    });
    context.go(addressOf(context.site.routes, context.site.places.home), { replace: true });
  } catch (error) {
    showToast({ text: context.text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
  } finally {
    hideToast(toast);
  }
};

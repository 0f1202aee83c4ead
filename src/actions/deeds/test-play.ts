import { errorTextKey } from "#data/gateway-error.ts";
import { holdPassword } from "#session/held-password.ts";
import { keepSession } from "#session/session.ts";
import { hideToast, showToast } from "#ui/toast-store.ts";
import { toastTimes } from "#ui/toast-times.ts";
import type { Deed } from "../deed.ts";

/**
 * Creates a trial account, signs in with it under the trial merchant, and goes home when the answer says it is one
 * (account §2.5).
 */
export const testPlay: Deed<"test-play"> = async (_action, context) => {
  const toast = showToast({ text: context.text("trial.creating"), kind: "loading", milliseconds: toastTimes.endless });
  try {
    const { trialName } = await context.send("createTrialAccount", {});
    const session = await context.send("testPlay", { trialName });
    if (session.trial === 0) return;
    holdPassword(undefined);
    keepSession({
      token: session.token,
      merchantCode: context.site.merchant.trialCode,
      userName: session.userName,
      type: session.customerType,
      firstTimeLogin: session.firstTimeLogin,
    });
    context.go(context.site.routes["home"]?.path ?? "/", { replace: true });
  } catch (error) {
    showToast({ text: context.text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
  } finally {
    hideToast(toast);
  }
};

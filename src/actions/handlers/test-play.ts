import { errorTextKey } from "#data/client/transport/gateway-error.ts";
import { hideToast, showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { ActionHandler } from "../action-handler.ts";
import { afterCall } from "../after-call.ts";

/**
 * Creates a trial account, signs in with it under the trial merchant, and goes home, or to what the visitor wanted, when
 * the answer says that it is a trial (account §2.5).
 */
export const testPlay: ActionHandler<"test-play"> = async (_action, context) => {
  const toast = showToast({ text: context.text("trial.creating"), kind: "loading", milliseconds: toastTimes.endless });
  try {
    const { trialName } = await context.send("createTrialAccount", {});
    const session = await context.send("testPlay", { trialName });
    if (session.trial === 0) return;
    await afterCall("testPlay", session, context, { trialName });
    await context.run({ action: "return" });
  } catch (error) {
    showToast({ text: context.text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
  } finally {
    hideToast(toast);
  }
};

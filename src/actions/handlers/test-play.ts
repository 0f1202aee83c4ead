import { toastTimes } from "#ui/toast/toast-times.ts";
import type { ActionHandler } from "../action-handler.ts";
import { afterCall } from "../after-call.ts";
import { sendOnce } from "../send-once.ts";
import { tellFailure } from "../tell-failure.ts";

/**
 * Creates a trial account, signs in with it under the trial merchant, and goes home, or to what the visitor wanted, when
 * the answer says that it is a trial (account §2.5).
 */
export const testPlay: ActionHandler<"test-play"> = (_action, context) =>
  sendOnce("test-play", {
    busy: "trial.creating",
    busyFor: toastTimes.endless,
    text: context.text,
    async send() {
      const { trialName } = await context.send("createTrialAccount", {});
      const session = await context.send("testPlay", { trialName });
      if (session.trial !== 0) await afterCall("testPlay", session, context, { trialName });
      return session;
    },
    done: ({ trial }) => trial !== 0 && context.run({ action: "return" }),
    failed: (error) => tellFailure(error, context.text),
  });

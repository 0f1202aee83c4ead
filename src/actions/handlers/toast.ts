import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { ActionHandler } from "../action-handler.ts";

/** Shows a short message: 1.5 seconds unless the action says otherwise (games §9). */
export const toast: ActionHandler<"toast"> = (action, context) => {
  showToast({
    text: context.text(action.text),
    kind: action.kind ?? "info",
    milliseconds: action.for ?? toastTimes.usual,
  });
};

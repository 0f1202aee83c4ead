import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";
import type { Deed } from "../action-handler.ts";

/** Shows a short message: 1.5 seconds unless the action says otherwise (games §9). */
export const toast: Deed<"toast"> = (action, context) => {
  showToast({
    text: context.text(action.text),
    kind: action.kind ?? "info",
    milliseconds: action.for ?? toastTimes.usual,
  });
};

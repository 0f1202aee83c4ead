import { errorTextKey } from "#data/client/transport/gateway-error.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/** Says why something failed, in the words of the page. */
export function tellFailure(error: unknown, text: (key: string) => string): void {
  showToast({ text: text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
}

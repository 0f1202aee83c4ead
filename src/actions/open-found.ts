import { isHttps } from "#data/information/download-links.ts";
import { errorTextKey, GatewayError } from "#data/client/transport/gateway-error.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import { toastTimes } from "#ui/toast/toast-times.ts";

/**
 * Opens an address that must be looked up first, in a tab that is opened with the tap: later, the browser would block
 * it. Where none is found, the tab closes and a toast says why.
 */
export async function openFound(find: () => Promise<string>, text: (key: string) => string): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const url = await find();
    if (!isHttps(url)) throw new GatewayError("nonsense", "The address is not https");
    if (tab) tab.opener = null;
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    showToast({ text: text(errorTextKey(error)), kind: "fail", milliseconds: toastTimes.short });
  }
}

import { isHttps } from "#data/information/download-links.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { tellFailure } from "./tell-failure.ts";

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
    tellFailure(error, text);
  }
}

import { isHttps } from "#data/download-links.ts";
import { errorTextKey, GatewayError } from "#data/gateway-error.ts";
import { showToast } from "#ui/toast-store.ts";
import type { Deed } from "../deed.ts";

/** Asks for the online service link and opens it in a tab that was opened at once: later, the browser would block it. */
export const openService: Deed<"open-service"> = async (_action, context) => {
  const tab = window.open("", "_blank");
  try {
    const { url } = await context.send("serviceLink", { language: context.site.language });
    if (!isHttps(url)) throw new GatewayError("nonsense", "The service link is no https address");
    if (tab) tab.opener = null;
    if (tab) tab.location.replace(url);
    else location.assign(url);
  } catch (error) {
    tab?.close();
    showToast({ text: context.text(errorTextKey(error)), kind: "fail", milliseconds: 3000 });
  }
};

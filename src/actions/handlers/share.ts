import { isHttps } from "#data/information/download-links.ts";
import type { ActionHandler } from "../action-handler.ts";
import { boundValue } from "../bound-values.ts";
import { copyWords } from "./copy.ts";

/** Opens the phone's own sheet for sharing; a browser without one copies the address. */
export const share: ActionHandler<"share"> = async (action, context) => {
  const { title, text, url } = action;
  const given = url === undefined ? location.href : String((await boundValue(url, context)) ?? "");
  // What the platform answers may be anything; the page's own address is not https in development.
  if (url !== undefined && !isHttps(given)) return;
  const shared = {
    url: given,
    ...(title !== undefined && { title: context.text(title) }),
    ...(text !== undefined && { text: context.text(text) }),
  };
  if (!(await shareNatively(shared))) await copyWords(given, action, context);
};

/** Whether the phone has a sheet for sharing. A visitor who closes it has decided. */
async function shareNatively(shared: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

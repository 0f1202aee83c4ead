import type { ActionHandler } from "../action-handler.ts";

/** Opens an external address in a new tab without an opener. */
export const openLink: ActionHandler<"open-link"> = (action) =>
  void window.open(action.href, "_blank", "noopener,noreferrer");

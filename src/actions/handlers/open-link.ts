import type { ActionHandler } from "../action-handler.ts";

/** Opens an address outside the site in a new tab, which learns nothing of this one. */
export const openLink: ActionHandler<"open-link"> = (action) =>
  void window.open(action.href, "_blank", "noopener,noreferrer");

import type { Deed } from "../action-handler.ts";

/** Opens an address outside the site in a new tab, which learns nothing of this one. */
export const openLink: Deed<"open-link"> = (action) => void window.open(action.href, "_blank", "noopener,noreferrer");

import type { Deed } from "../deed.ts";

/** Opens an address outside the site in a new tab, which learns nothing of this one. */
export const openLink: Deed<"open-link"> = (action) => void window.open(action.href, "_blank", "noopener,noreferrer");

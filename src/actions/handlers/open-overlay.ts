import type { Deed } from "../action-handler.ts";
import { openOverlay } from "../overlay.ts";

export const openMenu: Deed<"open-menu"> = (action, context) =>
  openOverlay({ kind: "menu", menu: action.menu, anchor: context.subject.element?.getBoundingClientRect() ?? null });
export const openLogin: Deed<"open-login"> = () => openOverlay({ kind: "login" });
export const openDownload: Deed<"open-download"> = () => openOverlay({ kind: "download" });
export const chooseLanguage: Deed<"choose-language"> = () => openOverlay({ kind: "language" });

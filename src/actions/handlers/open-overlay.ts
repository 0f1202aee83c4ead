import type { ActionHandler } from "../action-handler.ts";
import { openOverlay } from "../overlay.ts";

export const openMenu: ActionHandler<"open-menu"> = (action, context) =>
  openOverlay({ kind: "menu", menu: action.menu, anchor: context.subject.element?.getBoundingClientRect() ?? null });
export const openLogin: ActionHandler<"open-login"> = () => openOverlay({ kind: "login" });
export const openDownload: ActionHandler<"open-download"> = () => openOverlay({ kind: "download" });
export const chooseLanguage: ActionHandler<"choose-language"> = () => openOverlay({ kind: "language" });

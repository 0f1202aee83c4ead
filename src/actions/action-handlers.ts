import type { Action, ActionName } from "#descriptor/vocabulary/action.ts";
import type { ActionContext, ActionHandlers } from "./action-handler.ts";
import { isBound } from "./bound-query.ts";
import { back } from "./handlers/back.ts";
import { navigate } from "./handlers/navigate.ts";
import { openLink } from "./handlers/open-link.ts";
import { chooseLanguage, openDownload, openLogin, openMenu } from "./handlers/open-overlay.ts";
import { openService } from "./handlers/open-service.ts";
import { redirect } from "./handlers/redirect.ts";
import { goToReturnTarget } from "./handlers/return.ts";
import { signOut } from "./handlers/sign-out.ts";
import { toast } from "./handlers/toast.ts";
import { toggleBalance } from "./handlers/toggle-balance.ts";

/**
 * The handlers of actions that run at once. All others are in later-handlers.ts: the compiler rejects an action that is
 * in neither table.
 */
export const actionHandlers = {
  navigate,
  redirect,
  back,
  toast,
  return: goToReturnTarget,
  "toggle-balance": toggleBalance,
  "open-menu": openMenu,
  "open-login": openLogin,
  "open-service": openService,
  "open-link": openLink,
  "open-download": openDownload,
  "choose-language": chooseLanguage,
  "sign-out": signOut,
} satisfies Partial<ActionHandlers>;

/** What remains for later-handlers.ts. */
export type Later = Exclude<ActionName, keyof typeof actionHandlers>;

/** Runs one action; what few screens do, and what asks first, is loaded on demand. */
export async function runAction(given: Action, context: ActionContext): Promise<void> {
  const handlers: Readonly<Partial<Record<ActionName, unknown>>> = actionHandlers;
  const action = "query" in given && isBound(given.query) ? await (await later()).resolveQuery(given, context) : given;
  const handler = handlers[action.action] ?? (await later()).laterHandlers[action.action as Later];
  await (handler as (action: Action, context: ActionContext) => void | Promise<void>)(action, context);
}

function later() {
  return import("./later-handlers.ts");
}

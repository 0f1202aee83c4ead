import type { ActionHandler, ActionHandlers } from "./action-handler.ts";
import { back } from "./handlers/back.ts";
import { confirm } from "./handlers/confirm.ts";
import { navigate } from "./handlers/navigate.ts";
import { openLink } from "./handlers/open-link.ts";
import { chooseLanguage, openDownload, openLogin, openMenu } from "./handlers/open-overlay.ts";
import { openService } from "./handlers/open-service.ts";
import { redirect } from "./handlers/redirect.ts";
import { refresh } from "./handlers/refresh.ts";
import { goToReturnTarget } from "./handlers/return.ts";
import { signOut } from "./handlers/sign-out.ts";
import { toast } from "./handlers/toast.ts";
import { wait } from "./handlers/wait.ts";
import { toggleBalance } from "./handlers/toggle-balance.ts";

/** Creating a trial account takes a while anyway: its code is loaded on demand. */
const testPlay: ActionHandler<"test-play"> = async (action, context) =>
  (await import("./handlers/test-play.ts")).testPlay(action, context);

/** Every action that a descriptor may name, with its handler. The compiler rejects a missing one. */
export const actionHandlers = {
  navigate,
  redirect,
  back,
  toast,
  wait,
  confirm,
  refresh,
  return: goToReturnTarget,
  "toggle-balance": toggleBalance,
  "open-menu": openMenu,
  "open-login": openLogin,
  "open-service": openService,
  "open-link": openLink,
  "open-download": openDownload,
  "choose-language": chooseLanguage,
  "test-play": testPlay,
  "sign-out": signOut,
} satisfies ActionHandlers;

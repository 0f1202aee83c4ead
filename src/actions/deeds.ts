import type { Deed, Deeds } from "./deed.ts";
import { back } from "./deeds/back.ts";
import { confirm } from "./deeds/confirm.ts";
import { launchGame } from "./deeds/launch-game.ts";
import { navigate } from "./deeds/navigate.ts";
import { openLink } from "./deeds/open-link.ts";
import { chooseLanguage, openDownload, openLogin, openMenu } from "./deeds/open-overlay.ts";
import { openService } from "./deeds/open-service.ts";
import { redirect } from "./deeds/redirect.ts";
import { refresh } from "./deeds/refresh.ts";
import { returnToWish } from "./deeds/return.ts";
import { signOut } from "./deeds/sign-out.ts";
import { toast } from "./deeds/toast.ts";
import { wait } from "./deeds/wait.ts";
import { toggleBalance } from "./deeds/toggle-balance.ts";

/** Signing up for a trial takes a while anyway: its code comes when it is asked for. */
const testPlay: Deed<"test-play"> = async (action, context) =>
  (await import("./deeds/test-play.ts")).testPlay(action, context);

/** Every action a descriptor may name, with what it does. The compiler refuses one that is missing. */
export const deeds = {
  navigate,
  redirect,
  back,
  toast,
  wait,
  confirm,
  refresh,
  return: returnToWish,
  "toggle-balance": toggleBalance,
  "open-menu": openMenu,
  "open-login": openLogin,
  "open-service": openService,
  "open-link": openLink,
  "open-download": openDownload,
  "launch-game": launchGame,
  "choose-language": chooseLanguage,
  "test-play": testPlay,
  "sign-out": signOut,
} satisfies Deeds;

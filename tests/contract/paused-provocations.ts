import type { Caller } from "../support/caller.ts";
import { BACK, someLaunch } from "./launch-calls.ts";
import { whilePaused } from "./while-paused.ts";

const launchSome = async (caller: Caller, token: string) =>
  caller.call("gameLaunch", await someLaunch(caller), { token });
const launchLottery = (caller: Caller, token: string) =>
  caller.call("lotteryLaunch", { backUrl: BACK, language: "EN" }, { token });

/** What those who have stopped playing are refused, beside deposits. */
export const pausedProvocations = {
  gameLaunch: {
    "player.paused": whilePaused("takeTimeOut", launchSome),
    "player.excluded": whilePaused("excludeSelf", launchSome),
  },
  lotteryLaunch: {
    "player.paused": whilePaused("takeTimeOut", launchLottery),
    "player.excluded": whilePaused("excludeSelf", launchLottery),
  },
  joinActivity: {
    "player.excluded": whilePaused("excludeSelf", (caller, token) =>
      caller.call("joinActivity", { id: "friday-reel-run" }, { token }),
    ),
  },
  claimActivity: {
    "player.excluded": whilePaused("excludeSelf", (caller, token) =>
      caller.call("claimActivity", { id: "welcome-gift" }, { token }),
    ),
  },
};

import type { Failure } from "#gateway/contract.ts";
import { zenith, type Caller } from "../support/caller.ts";
import { DOMAIN } from "../support/passkeys.ts";
import { BACK } from "./launch-calls.ts";
import { madeUp } from "./passkey-calls.ts";

/** A call that fails with the error it is named after. */
export type Provocation = (caller: Caller) => Promise<{ failure: Failure }>;

const LONG_AFTER_EXPIRY_MS = 13 * 3_600_000;

export const changed = { oldPassword: "Livery-2026", newPassword: "Mabuhay-2", confirmNewPassword: "Mabuhay-2" };
export const someLaunched = { nodeId: "10001", vendor: "X", backUrl: BACK, language: "EN" } as const;
const someGame = { nodeId: "10001", vendor: "X" };
/** Calls that need a session, with an otherwise valid input. */
const personal = {
  memberInfo: {},
  wallet: {},
  merchantWallet: {},
  unreadCount: {},
  contractCheck: {},
  messages: { language: "EN" },
  readMessage: { id: "1" },
  promotionCount: {},
  favouriteList: { language: "EN" },
  favouriteIds: {},
  recentGames: { language: "EN" },
  addRecentGame: someGame,
  gameLaunch: someLaunched,
  lotteryLaunch: { backUrl: BACK, language: "EN" },
  betRecords: { language: "EN" },
  betSummary: {},
  transactions: {},
  transactionSummary: {},
  depositRecords: {},
  withdrawalRecords: {},
  profitAndLoss: {},
  profitAndLossSummary: {},
  rebateReport: {},
  rebateSummary: {},
  teamMembers: {},
  teamPath: {},
  headIcon: {},
  sessionList: {},
  endSession: { id: "1" },
  endOtherSessions: {},
  setHeadIcon: { icon: "owl" },
  addFavourite: someGame,
  removeFavourite: someGame,
  changePassword: changed,
  passkeyRegistrationOptions: { domain: DOMAIN },
  addPasskey: madeUp,
  passkeyList: {},
  removePasskey: { id: "AAAA" },
  joinActivity: { id: "friday-reel-run" },
  claimActivity: { id: "welcome-gift" },
} as const;

const missing =
  (name: keyof typeof personal): Provocation =>
  async (caller) =>
    caller.call(name, personal[name], { token: await caller.signIn("juan"), merchant: zenith.code });
const expired =
  (name: keyof typeof personal): Provocation =>
  async (caller) => {
    const token = await caller.signIn("juan");
    caller.platform.clock.pass(LONG_AFTER_EXPIRY_MS);
    return caller.call(name, personal[name], { token });
  };
/** The errors of a call without a session, and with an expired one. */
export const sessionErrors = (name: keyof typeof personal) => ({
  "session.missing": missing(name),
  "session.expired": expired(name),
});

import { closing } from "./closed-vendors.ts";
import { codeErrors } from "./code-errors.ts";
import { changed, sessionErrors, someLaunched, type Provocation } from "./session-errors.ts";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { acme, encrypt, type Caller } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { BACK, someLaunch } from "./launch-calls.ts";
import { activityProvocations } from "./activity-calls.ts";
import { passkeyProvocations } from "./passkey-calls.ts";
import { pausedProvocations } from "./paused-provocations.ts";
import { areaProvocations } from "./area-provocations.ts";
import { closedReset, closedSignIn } from "./closing-calls.ts";
import { ownInvitation } from "./invitation-calls.ts";
import { launchedWithEmptyWallet } from "./transfer-calls.ts";

/** Why a declared error cannot be brought about yet. */
type Reason = string;

const right = { username: "maria", password: "Livery-2026", type: "username" } as const;

/** Runs it with changed registration settings. */
function whileRegistering(registration: object, provocation: Provocation): Provocation {
  return async (caller) => {
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { registration });
    const answer = await provocation(caller);
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { registration: {} });
    return answer;
  };
}

/** How to provoke each error that a call declares. */
export const provocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation | Reason>>>> = {
  login: {
    "credentials.wrong": (caller) => caller.call("login", { ...right, password: "wrong" }, { address: "203.0.113.1" }),
    "account.disabled": (caller) => caller.call("login", { ...right, username: "dado" }),
    "account.closed": closedSignIn,
    "member.only": (caller) => caller.call("login", { ...right, username: "kahera" }),
    "encryption.invalid": async (caller) => caller.call("login", right, { rawBody: await forAnotherKey(caller) }),
    "captcha.wrong": async (caller) => {
      for (const password of ["a", "b", "c"])
        await caller.call("login", { ...right, username: "boyet", password }, { address: "203.0.113.30" });
      await caller.value("captcha", {}, { address: "203.0.113.30" });
      return caller.call("login", { ...right, username: "boyet", captcha: "no" }, { address: "203.0.113.30" });
    },
    ...codeErrors("login", (caller, number, code) =>
      caller.call("login", { username: number, password: code, type: "sms" }, { address: "203.0.113.31" }),
    ),
    "agent.only": (caller) => caller.call("login", { ...right, username: "maria", side: "agent" }),
    "identity.wrong": (caller) =>
      caller.call("login", { type: "firebase", firebaseChannel: "sms", firebaseIdToken: "nonsense" }),
    "method.closed": whileRegistering({ flags: { USERNAMEREG3: false, MOBILENUMREG3: false } }, async (caller) =>
      caller.call("login", {
        type: "firebase",
        firebaseChannel: "google",
        firebaseIdToken: await caller.platform.provider.token({ provider: "google.com", subject: "nobody yet" }),
      }),
    ),
  },
  smsCode: {
    "field.invalid": (caller) => caller.call("smsCode", { mobileNum: "12", purpose: "login" }),
    "captcha.wrong": async (caller) => {
      const ask = () =>
        caller.call("smsCode", { mobileNum: "09181000009", purpose: "login" }, { address: "203.0.113.32" });
      await ask();
      return ask();
    },
  },
  verification: {
    ...codeErrors("verification", (caller, mobileNum, verificationCode) =>
      caller.call("verification", { mobileNum, verificationCode, purpose: "verification" }),
    ),
    "field.invalid": (caller) =>
      caller.call("verification", { mobileNum: "12", verificationCode: "1", purpose: "verification" }),
  },
  register: {
    "password.common": (caller) =>
      caller.call("register", { ...newMember("common1"), password: "Password1", confirmPassword: "Password1" }),
    ...codeErrors("register", (caller, mobileNum, verificationCode) =>
      caller.call("register", {
        mobileNum,
        verificationCode,
        password: "Mabuhay-1",
        confirmPassword: "Mabuhay-1",
        payeeName: "Juana",
        registerMethod: "PWA",
      }),
    ),
    "field.invalid": (caller) => caller.call("register", { ...newMember("1234567") }),
    "name.taken": (caller) => caller.call("register", newMember("MARIA")),
    "number.taken": (caller) => caller.call("register", { ...newMember("another"), mobileNum: "9171000005" }),
    "affiliate.invalid": (caller) => caller.call("register", { ...newMember("another"), affiliateCode: "NOBODY" }),
    "affiliate.own": ownInvitation,
    "recommender.invalid": whileRegistering(
      { fields: { recommenderId: { enabled: true, required: false } } },
      (caller) => caller.call("register", { ...newMember("another"), recommenderId: "nobody" }),
    ),
    "captcha.wrong": whileRegistering({ captcha: true }, (caller) => caller.call("register", newMember("another"))),
    "method.closed": whileRegistering({ flags: { USERNAMEREG3: false } }, (caller) =>
      caller.call("register", newMember("another")),
    ),
    "identity.wrong": async (caller) =>
      caller.call("register", {
        ...newMember("another"),
        mobileNum: "09181000099",
        firebaseIdToken: await caller.platform.provider.token({ mobile: "+639181000098" }),
      }),
    "encryption.invalid": async (caller) =>
      caller.call("register", newMember("another"), { rawBody: await forAnotherKey(caller) }),
  },
  resetPasswordByPhone: {
    "password.common": (caller) =>
      caller.call("resetPasswordByPhone", {
        mobileNum: "09171000005",
        verificationCode: "123456",
        newPassword: "qwerty123",
      }),
    ...codeErrors("reset", (caller, mobileNum, verificationCode) =>
      caller.call("resetPasswordByPhone", { mobileNum, verificationCode, newPassword: "Mabuhay-3" }),
    ),
    "modify.new.old.same": async (caller) =>
      caller.call("resetPasswordByPhone", {
        mobileNum: "09171000005",
        verificationCode: await caller.codeFor("09171000005", "reset"),
        newPassword: right.password,
      }),
    "account.disabled": async (caller) =>
      caller.call("resetPasswordByPhone", {
        mobileNum: "09171000008",
        verificationCode: await caller.codeFor("09171000008", "reset"),
        newPassword: "Mabuhay-3",
      }),
    "account.closed": closedReset,
    "field.invalid": (caller) =>
      caller.call("resetPasswordByPhone", {
        mobileNum: "09171000005",
        verificationCode: "123456",
        newPassword: "short",
      }),
    "encryption.invalid": async (caller) =>
      caller.call(
        "resetPasswordByPhone",
        { mobileNum: "1", verificationCode: "1", newPassword: "" },
        { rawBody: await forAnotherKey(caller) },
      ),
  },
  changePassword: {
    ...sessionErrors("changePassword"),
    "password.common": async (caller) =>
      caller.call(
        "changePassword",
        { ...changed, newPassword: "iloveyou", confirmNewPassword: "iloveyou" },
        { token: await caller.signIn("liza") },
      ),
    "password.wrong": async (caller) =>
      caller.call("changePassword", { ...changed, oldPassword: "wrong" }, { token: await caller.signIn("liza") }),
    "modify.new.old.same": async (caller) =>
      caller.call(
        "changePassword",
        { oldPassword: right.password, newPassword: right.password, confirmNewPassword: right.password },
        { token: await caller.signIn("liza") },
      ),
    "field.invalid": async (caller) =>
      caller.call(
        "changePassword",
        { ...changed, confirmNewPassword: "other" },
        { token: await caller.signIn("liza") },
      ),
    "encryption.invalid": async (caller) =>
      caller.call("changePassword", changed, {
        token: await caller.signIn("liza"),
        rawBody: await forAnotherKey(caller),
      }),
  },
  passkeyRegistrationOptions: {
    ...sessionErrors("passkeyRegistrationOptions"),
    ...passkeyProvocations.passkeyRegistrationOptions,
  },
  addPasskey: { ...sessionErrors("addPasskey"), ...passkeyProvocations.addPasskey },
  signInWithPasskey: passkeyProvocations.signInWithPasskey,
  passkeyList: sessionErrors("passkeyList"),
  removePasskey: sessionErrors("removePasskey"),
  testPlay: { "credentials.wrong": (caller) => caller.call("testPlay", { trialName: "maria" }) },
  memberInfo: sessionErrors("memberInfo"),
  wallet: sessionErrors("wallet"),
  promotionCount: sessionErrors("promotionCount"),
  headIcon: sessionErrors("headIcon"),
  sessionList: sessionErrors("sessionList"),
  endSession: sessionErrors("endSession"),
  endOtherSessions: sessionErrors("endOtherSessions"),
  setHeadIcon: {
    ...sessionErrors("setHeadIcon"),
    "field.invalid": async (caller) =>
      caller.call("setHeadIcon", { icon: "nobody" }, { token: await caller.signIn("juan") }),
  },
  merchantWallet: sessionErrors("merchantWallet"),
  walletList: sessionErrors("walletList"),
  favouriteList: sessionErrors("favouriteList"),
  favouriteIds: sessionErrors("favouriteIds"),
  removeFavourite: sessionErrors("removeFavourite"),
  recentGames: sessionErrors("recentGames"),
  activity: activityProvocations.activity,
  joinActivity: { ...sessionErrors("joinActivity"), ...activityProvocations.joinActivity },
  claimActivity: { ...sessionErrors("claimActivity"), ...activityProvocations.claimActivity },
  addRecentGame: {
    ...sessionErrors("addRecentGame"),
    "request.unknown": async (caller) =>
      caller.call("addRecentGame", { nodeId: "no-such-game", vendor: "X" }, { token: await caller.signIn("juan") }),
  },
  gameLaunch: {
    ...sessionErrors("gameLaunch"),
    ...pausedProvocations.gameLaunch,
    "game.unknown": async (caller) => caller.call("gameLaunch", someLaunched, { token: await caller.signIn("juan") }),
    "vendor.closed": closing(async (caller) =>
      caller.call("gameLaunch", await someLaunch(caller), { token: await caller.signIn("juan") }),
    ),
    "wallet.empty": launchedWithEmptyWallet,
    "trial.rejected": async (caller) => {
      const trial = { merchant: acme.trialCode };
      return caller.call(
        "gameLaunch",
        { ...(await someLaunch(caller)), mode: "free" },
        { ...trial, token: await caller.signIn("trial", trial) },
      );
    },
  },
  lotteryLaunch: {
    ...sessionErrors("lotteryLaunch"),
    ...pausedProvocations.lotteryLaunch,
    "game.unknown": async (caller) =>
      caller.call(
        "lotteryLaunch",
        { lottoGameCode: "NONE", backUrl: BACK, language: "EN" },
        { token: await caller.signIn("juan") },
      ),
    "vendor.closed": closing(async (caller) =>
      caller.call("lotteryLaunch", { backUrl: BACK, language: "EN" }, { token: await caller.signIn("juan") }),
    ),
  },
  ...areaProvocations,
  addFavourite: {
    ...sessionErrors("addFavourite"),
    "request.unknown": async (caller) =>
      caller.call("addFavourite", { nodeId: "no-such-game", vendor: "X" }, { token: await caller.signIn("juan") }),
  },
};

async function forAnotherKey(caller: Caller): Promise<string> {
  const { encryptionKey } = await caller.value("startUp", {});
  return encrypt(JSON.stringify(right), encryptionKey, { kid: "of-another-platform" });
}

import type { CallName, Failure } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { encrypt, zenith, type Caller } from "../support/caller.ts";

type Provocation = (caller: Caller) => Promise<{ failure: Failure }>;
/** Why a declared error cannot be brought about yet. */
type Reason = string;

const right = { username: "maria", password: "Livery-2026", type: "username" } as const;
const LONG_AFTER_EXPIRY_MS = 13 * 3_600_000;

const someGame = { nodeId: "10001", vendor: "X" };
/** Calls that need a session, with an input that is right otherwise. */
const personal = {
  memberInfo: {}, wallet: {}, merchantWallet: {}, unreadCount: {}, promotionCount: {},
  favouriteList: { language: "EN" }, favouriteIds: {}, addFavourite: someGame, removeFavourite: someGame,
} as const;

const missing = (name: keyof typeof personal): Provocation => async (caller) =>
  caller.call(name, personal[name], { token: await caller.signIn("juan"), merchant: zenith.code });
const expired = (name: keyof typeof personal): Provocation => async (caller) => {
  const token = await caller.signIn("juan");
  caller.platform.clock.pass(LONG_AFTER_EXPIRY_MS);
  return caller.call(name, personal[name], { token });
};
const sessionErrors = (name: keyof typeof personal) => ({ "session.missing": missing(name), "session.expired": expired(name) });

/** How each error that a call declares is brought about. */
export const provocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation | Reason>>>> = {
  login: {
    "credentials.wrong": (caller) => caller.call("login", { ...right, password: "wrong" }, { address: "203.0.113.1" }),
    "account.disabled": (caller) => caller.call("login", { ...right, username: "dado" }),
    "member.only": (caller) => caller.call("login", { ...right, username: "kahera" }),
    "encryption.invalid": async (caller) => caller.call("login", right, { rawBody: await forAnotherKey(caller) }),
    "captcha.wrong": "the sandbox asks for a captcha and does not check it yet",
    "agent.only": "the contract has no sign-in on the agents' side",
  },
  testPlay: { "credentials.wrong": (caller) => caller.call("testPlay", { trialName: "maria" }) },
  memberInfo: sessionErrors("memberInfo"), wallet: sessionErrors("wallet"), unreadCount: sessionErrors("unreadCount"), promotionCount: sessionErrors("promotionCount"),
  merchantWallet: sessionErrors("merchantWallet"), favouriteList: sessionErrors("favouriteList"), favouriteIds: sessionErrors("favouriteIds"), removeFavourite: sessionErrors("removeFavourite"),
  addFavourite: {
    ...sessionErrors("addFavourite"),
    "request.unknown": async (caller) => caller.call("addFavourite", { nodeId: "no-such-game", vendor: "X" }, { token: await caller.signIn("juan") }),
  },
};

async function forAnotherKey(caller: Caller): Promise<string> {
  const { encryptionKey } = await caller.value("startUp", {});
  return encrypt(JSON.stringify(right), encryptionKey, "of-another-platform");
}

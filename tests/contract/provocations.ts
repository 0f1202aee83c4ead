import type { CallName, Failure } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { encrypt, zenith, type Caller } from "../support/caller.ts";

type Provocation = (caller: Caller) => Promise<{ failure: Failure }>;
/** Why a declared error cannot be brought about yet. */
type Reason = string;

const right = { username: "maria", password: "Livery-2026", type: "username" } as const;
const LONG_AFTER_EXPIRY_MS = 13 * 3_600_000;

const missing = (name: "memberInfo" | "wallet" | "unreadCount" | "promotionCount"): Provocation => async (caller) =>
  caller.call(name, {}, { token: await caller.signIn("juan"), merchant: zenith.code });
const expired = (name: "memberInfo" | "wallet" | "unreadCount" | "promotionCount"): Provocation => async (caller) => {
  const token = await caller.signIn("juan");
  caller.platform.clock.pass(LONG_AFTER_EXPIRY_MS);
  return caller.call(name, {}, { token });
};
const sessionErrors = (name: "memberInfo" | "wallet" | "unreadCount" | "promotionCount") => ({ "session.missing": missing(name), "session.expired": expired(name) });

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
};

async function forAnotherKey(caller: Caller): Promise<string> {
  const { encryptionKey } = await caller.value("startUp", {});
  return encrypt(JSON.stringify(right), encryptionKey, "of-another-platform");
}

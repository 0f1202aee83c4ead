import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import type { Caller } from "../support/caller.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";

export const openMember = async (caller: Caller, more: { mobileNum?: string } = {}) => {
  const username = `cls${randomUUID().slice(0, 8)}`;
  const { token } = await caller.value("register", { ...newMember(username), ...more });
  return { username, token };
};

/** A member who has closed their account; returns the name. */
export async function closedMember(caller: Caller, more: { mobileNum?: string } = {}): Promise<string> {
  const { username, token } = await openMember(caller, more);
  await caller.value("closeAccount", {}, { token });
  return username;
}

export const signInAgain = (caller: Caller, username: string) =>
  caller.call("login", { username, password: NEW_PASSWORD, type: "username" });

/** A sign-in, and a new password, for an account that its member has closed. */
export const closedSignIn: Provocation = async (caller) => signInAgain(caller, await closedMember(caller));
export const closedReset: Provocation = async (caller) => {
  const mobileNum = "09185550177";
  await closedMember(caller, { mobileNum });
  const verificationCode = await caller.codeFor(mobileNum, "reset");
  return caller.call("resetPasswordByPhone", { mobileNum, verificationCode, newPassword: "Mabuhay-3" });
};

/** Successful calls about the closing of accounts. */
export const closingSuccesses = {
  async accountStanding(caller) {
    const { token } = await openMember(caller);
    const nothing = { closable: true, balance: "0.00", withdrawals: 0, deposits: 0, bets: 0 };
    expect(await caller.value("accountStanding", {}, { token })).toEqual(nothing);
    const cora = await caller.value("accountStanding", {}, { token: await caller.signIn("cora") });
    expect(cora).toMatchObject({ closable: false, balance: "6400.00" });
  },
  async closeAccount(caller) {
    const { username, token } = await openMember(caller);
    const other = (await signInAgain(caller, username)).value.token;
    expect(await caller.value("closeAccount", {}, { token })).toEqual({ closed: true });
    for (const ended of [token, other])
      expect(await caller.refusal("memberInfo", {}, { token: ended })).toMatch(/^session\./);
    expect((await signInAgain(caller, username)).failure.error.code).toBe("account.closed");
    const again = await caller.call("register", newMember(username));
    expect(again.failure.error.code).toBe("name.taken");
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** How to provoke each error that a call about closing declares. */
export const closingProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  accountStanding: realMemberErrors("accountStanding"),
  closeAccount: {
    ...realMemberErrors("closeAccount"),
    "account.holds": async (caller) => caller.call("closeAccount", {}, { token: await caller.signIn("cora") }),
  },
};

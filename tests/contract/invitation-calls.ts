import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { acme, type Caller, EN } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { deposited, pay } from "./made-deposits.ts";
import { realMemberErrors, type Provocation } from "./session-errors.ts";

export const SITE = { address: "https://m.acme.example/" } as const;

/** A new member, as they are called and signed in. */
export async function inviter(caller: Caller) {
  const username = `inv${randomUUID().slice(0, 8)}`;
  const { token } = await caller.value("register", newMember(username));
  return { username, token };
}

export const invitationOf = (caller: Caller, token: string) =>
  caller.value("invitation", { ...SITE, ...EN }, { token });

/** A new member who came by a code. */
export async function friendBy(caller: Caller, affiliateCode: string) {
  const username = `fr${randomUUID().slice(0, 8)}`;
  const { token } = await caller.value("register", { ...newMember(username), affiliateCode });
  return { username, token };
}

export const codesOf = (caller: Caller, token: string) => caller.value("affiliateCodes", SITE, { token });

const create = (caller: Caller, token: string, name: string) =>
  caller.value("createAffiliateCode", { name, idempotencyKey: randomUUID() }, { token });

/** Successful calls about invitations. */
export const invitationSuccesses = {
  async invitation(caller) {
    const { token } = await inviter(caller);
    const first = await invitationOf(caller, token);
    expect(first).toMatchObject({ friends: 0, depositors: 0, earned: "0.00", bonus: "100.00", minimum: "300.00" });
    expect(first.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(first.link).toBe(`https://m.acme.example/m/register?affiliateCode=${first.code}`);
    expect(first.rules).toContain("once for each friend");
    expect((await caller.value("invitation", { ...SITE, language: "TY" }, { token })).rules).toContain("kaibigan");
    const friend = await friendBy(caller, first.code);
    const deposit = await deposited(caller, friend.token, "qrph", "300.00");
    await pay(caller, deposit.id);
    expect(await invitationOf(caller, token)).toMatchObject({ friends: 1, depositors: 1, earned: "100.00" });
  },
  async affiliateCodes(caller) {
    const ramon = await codesOf(caller, await caller.signIn("ramon"));
    expect(ramon[0]).toMatchObject({ code: "RAMON88", main: true });
    expect(ramon[0]?.friends).toBeGreaterThanOrEqual(5);
    const { token } = await inviter(caller);
    const { code } = await invitationOf(caller, token);
    expect(await codesOf(caller, token)).toEqual([
      expect.objectContaining({ code, name: "", main: true, friends: 0, link: expect.stringContaining(code) }),
    ]);
  },
  async createAffiliateCode(caller) {
    const { token } = await inviter(caller);
    const idempotencyKey = randomUUID();
    const make = () => caller.value("createAffiliateCode", { name: " Office ", idempotencyKey }, { token });
    const { code } = await make();
    expect(await make()).toEqual({ code });
    expect((await codesOf(caller, token)).map(({ name, main }) => ({ name, main }))).toEqual([
      { name: "", main: true },
      { name: "Office", main: false },
    ]);
    await friendBy(caller, code.toLowerCase());
    expect((await codesOf(caller, token))[1]).toMatchObject({ code, friends: 1 });
  },
  async removeAffiliateCode(caller) {
    const { token } = await inviter(caller);
    const { code } = await create(caller, token, "Cousins");
    await friendBy(caller, code);
    const remove = () => caller.value("removeAffiliateCode", { code }, { token });
    expect([await remove(), await remove()]).toEqual([{ removed: true }, { removed: true }]);
    expect(await codesOf(caller, token)).toHaveLength(1);
    expect(await caller.value("affiliateCheck", { code, domain: "m.acme.example" })).toEqual({ success: false });
    expect(await invitationOf(caller, token)).toMatchObject({ friends: 1 });
  },
  async invitedFriends(caller) {
    const { token } = await inviter(caller);
    const { code } = await invitationOf(caller, token);
    const named = await create(caller, token, "Office");
    const [first, second] = [await friendBy(caller, code), await friendBy(caller, named.code)];
    const deposit = await deposited(caller, second.token, "qrph", "200.00");
    await pay(caller, deposit.id);
    const { content } = await caller.value("invitedFriends", {}, { token });
    const masked = (name: string) => `${name.slice(0, 2)}•••`;
    expect(content).toMatchObject([
      { account: masked(second.username), deposited: true, codeName: "Office", earned: "0.00" },
      { account: masked(first.username), deposited: false, codeName: code, earned: "0.00" },
    ]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

const inputs = {
  invitation: { ...SITE, ...EN },
  affiliateCodes: SITE,
  invitedFriends: {},
  createAffiliateCode: { name: "Office" },
  removeAffiliateCode: { code: "RAMON88" },
} as const;

const creating =
  (name: string): Provocation =>
  async (caller) => {
    const { token } = await inviter(caller);
    await create(caller, token, "Office");
    return caller.call("createAffiliateCode", { name }, { token });
  };

/** With the promotion switched off; what is sent is good otherwise. */
const switchedOff =
  (name: keyof typeof inputs): Provocation =>
  async (caller) => {
    const { token } = await inviter(caller);
    const path = `/sandbox/merchants/${acme.code}/state`;
    await caller.operate("PATCH", path, { promotions: { REFERRAL: false } });
    const answer = await caller.call(name, inputs[name], { token });
    await caller.operate("PATCH", path, { promotions: { REFERRAL: true } });
    return answer;
  };
const errorsOf = (name: keyof typeof inputs) => ({ ...realMemberErrors(name), "activity.closed": switchedOff(name) });

/** How to provoke each error that a call about invitations declares. */
export const invitationProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  invitation: errorsOf("invitation"),
  affiliateCodes: errorsOf("affiliateCodes"),
  invitedFriends: errorsOf("invitedFriends"),
  createAffiliateCode: {
    ...errorsOf("createAffiliateCode"),
    "field.invalid": creating(" office "),
    "affiliate.full": async (caller) => {
      const { token } = await inviter(caller);
      for (let made = 1; made < 10; made += 1) await create(caller, token, `Place ${made}`);
      return caller.call("createAffiliateCode", { name: "One more" }, { token });
    },
  },
  removeAffiliateCode: {
    ...errorsOf("removeAffiliateCode"),
    "affiliate.main": async (caller) =>
      caller.call("removeAffiliateCode", { code: "RAMON88" }, { token: await caller.signIn("ramon") }),
    "request.unknown": async (caller) =>
      caller.call("removeAffiliateCode", { code: "RAMON88" }, { token: await caller.signIn("nena") }),
  },
};

/** A member who opens their own invitation while they are signed in. */
export const ownInvitation: Provocation = async (caller) => {
  const { username, token } = await inviter(caller);
  const { code } = await invitationOf(caller, token);
  const again = { ...newMember(`own${randomUUID().slice(0, 8)}`), affiliateCode: code, signedInAs: username };
  return caller.call("register", again);
};

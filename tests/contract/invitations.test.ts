import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { noteBonus, payBonuses } from "../../sandbox/invitations/bonus.ts";
import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { newMember } from "../support/new-member.ts";
import { codesOf, friendBy, invitationOf, inviter, ownInvitation } from "./invitation-calls.ts";
import { deposited, notify, pay, settled } from "./made-deposits.ts";

const BONUS = { friends: 1, depositors: 1, earned: "100.00" };

describe.each(engines)("invitations on %s", (engine) => {
  const caller = callerOn(engine);

  const balance = async (token: string) => (await caller.value("wallet", {}, { token })).sumBalance;
  const invited = async () => {
    const host = await inviter(caller);
    const { code } = await invitationOf(caller, host.token);
    return { host, code, friend: await friendBy(caller, code) };
  };
  const pays = async (token: string, amount: string) => {
    const { id } = await deposited(caller, token, "qrph", amount);
    await pay(caller, id);
    return id;
  };

  test("the first deposit of a friend that reaches the minimum brings the bonus, and only that one", async () => {
    const { host, friend } = await invited();
    await pays(friend.token, "299.00");
    expect([await balance(host.token), await balance(friend.token)]).toEqual(["0.00", "299.00"]);
    await pays(friend.token, "300.00");
    await pays(friend.token, "300.00");
    expect([await balance(host.token), await balance(friend.token)]).toEqual(["100.00", "899.00"]);
    expect(await invitationOf(caller, host.token)).toMatchObject(BONUS);
    const { content } = await caller.value("transactions", { kind: "promotion" }, { token: host.token });
    expect(content.map(({ amount }) => amount)).toEqual(["100.00"]);
  });

  test("a notice that is sent again, and deposits that are credited at the same time, bring it once", async () => {
    const { host, friend } = await invited();
    const deposits = await Promise.all([1, 2, 3].map(() => deposited(caller, friend.token, "qrph", "500.00")));
    const notices = (await Promise.all(deposits.map(({ id }) => settled(caller, id, "paid")))).flat();
    const answers = await Promise.all([...notices, ...notices].map((body) => notify(caller, body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await balance(host.token)).toBe("100.00");
    expect(await balance(friend.token)).toBe("1500.00");
  });

  test("friends who invited each other in a row and deposit at the same time do not wait in a circle", async () => {
    const first = await inviter(caller);
    const chain = [first];
    for (let length = 0; length < 5; length += 1) {
      const { code } = await invitationOf(caller, chain.at(-1)?.token ?? "");
      chain.push(await friendBy(caller, code));
    }
    const deposits = await Promise.all(chain.map(({ token }) => deposited(caller, token, "qrph", "500.00")));
    const notices = (await Promise.all(deposits.map(({ id }) => settled(caller, id, "paid")))).flat();
    await Promise.all(notices.map((body) => notify(caller, body)));
    expect(await Promise.all(chain.map(({ token }) => balance(token)))).toEqual([
      ...Array.from({ length: 5 }, () => "600.00"),
      "500.00",
    ]);
  });

  test("what was noted before a process ended is paid by whatever asks next", async () => {
    const { host, friend } = await invited();
    const { database, clock } = caller.platform;
    const { id } = await deposited(caller, friend.token, "qrph", "500.00");
    const deposit = await database.selectFrom("deposits").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await noteBonus(database, deposit);
    expect(await balance(host.token)).toBe("0.00");
    await Promise.all([payBonuses(database, clock), payBonuses(database, clock)]);
    expect(await balance(host.token)).toBe("100.00");
    expect(await invitationOf(caller, host.token)).toMatchObject({ earned: "100.00" });
  });

  test("a bonus has to be staked before it can be withdrawn", async () => {
    const { host, friend } = await invited();
    await pays(friend.token, "500.00");
    const rules = await caller.value("withdrawalRules", { language: "EN" }, { token: host.token });
    expect(rules).toMatchObject({ available: "0.00" });
  });

  test("while the promotion is off a deposit brings nothing, also later", async () => {
    const { host, friend } = await invited();
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { promotions: { REFERRAL: false } });
    await pays(friend.token, "500.00");
    await caller.operate("PATCH", `/sandbox/merchants/${acme.code}/state`, { promotions: { REFERRAL: true } });
    expect(await balance(host.token)).toBe("0.00");
  });

  test("a first deposit of somebody who came without an invitation brings nobody anything", async () => {
    const { token } = await caller.value("register", newMember(`own${randomUUID().slice(0, 8)}`));
    await pays(token, "500.00");
    const ramon = await caller.signIn("ramon");
    expect(await invitationOf(caller, ramon)).toMatchObject({ friends: 5, earned: "0.00" });
  });

  test("of many requests at the same time no more codes come than a member may have, and one is the first", async () => {
    const { token } = await inviter(caller);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, place) =>
        caller.call("createAffiliateCode", { name: `Place ${place}`, idempotencyKey: randomUUID() }, { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    const codes = await codesOf(caller, token);
    expect(codes.map(({ main }) => main)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  });

  test("a removed code leaves room for another, and nobody else ever gets it", async () => {
    const { token } = await inviter(caller);
    const { code } = await caller.value("createAffiliateCode", { name: "Office" }, { token });
    await caller.value("removeAffiliateCode", { code }, { token });
    await caller.value("createAffiliateCode", { name: "Office" }, { token });
    const kept = await caller.platform.database
      .selectFrom("affiliate_codes")
      .select("removed_at")
      .where("code", "=", code)
      .executeTakeFirst();
    expect(kept?.removed_at).not.toBeNull();
    expect((await codesOf(caller, token)).map(({ code: other }) => other)).not.toContain(code);
  });

  test("nobody invites themselves: signed in, or with the number that they have proved to have", async () => {
    expect((await ownInvitation(caller)).failure.error.code).toBe("affiliate.own");
    const username = `num${randomUUID().slice(0, 8)}`;
    const number = "9185550142";
    const { token } = await caller.value("register", { ...newMember(username), mobileNum: number });
    const { code } = await invitationOf(caller, token);
    const again = { ...newMember(`${username.slice(0, 9)}b`), affiliateCode: code, mobileNum: number };
    expect(await caller.refusal("register", again)).toBe("number.taken");
    const proof = await caller.platform.provider.token({ mobile: `+63${number}` });
    const proved = await caller.call("register", { ...again, firebaseIdToken: proof });
    expect(proved.failure.error.code).toBe("affiliate.own");
    expect(await invitationOf(caller, token)).toMatchObject({ friends: 0 });
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { beforeDays, newAgent, openedBelow } from "../support/agents.ts";
import { acme } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { newMember } from "../support/new-member.ts";
import { SITE } from "./invitation-calls.ts";
import { deposited, pay } from "./made-deposits.ts";

const freeName = () => `a${randomUUID().replaceAll("-", "").slice(0, 10)}`;

describe.each(engines)("an agent who opens accounts on %s", (engine) => {
  const caller = callerOn(engine);

  const team = async (token: string) => (await caller.value("teamMembers", {}, { token })).content;
  const linkOf = async (token: string, change: object = {}) =>
    (await caller.value("createAgentLink", { name: freeName(), type: "member", ...change }, { token })).code;
  const register = (affiliateCode: string, username = freeName()) =>
    caller.call("register", { ...newMember(username), affiliateCode });

  test("taps ten times, and one account is open @games-2-42 @games-7-46", async () => {
    const agent = await newAgent(caller);
    const username = freeName();
    const open = (idempotencyKey: string) =>
      caller.call("openAccount", { username, password: "Livery-2026", type: "member", idempotencyKey }, agent);
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 5 }, () => open(key)));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const others = await Promise.all(Array.from({ length: 5 }, () => open(randomUUID())));
    expect(others.map(({ failure }) => failure.error.code)).toEqual(Array.from({ length: 5 }, () => "name.taken"));
    expect(await team(agent.token)).toHaveLength(1);
    // A key of somebody else is another one, and the same key for another account is refused.
    const other = { username: freeName(), password: "Livery-2026", type: "member", idempotencyKey: key } as const;
    expect(await caller.refusal("openAccount", other, agent)).toBe("request.invalid");
    expect((await caller.call("openAccount", other, await newAgent(caller))).status).toBe(200);
  });

  test("opens agents of the own type, and members without a team", async () => {
    for (const username of ["nena", "tito", "boyet"]) {
      const token = await caller.signIn(username);
      const own = await caller.value("memberInfo", {}, { token });
      const agent = await openedBelow(caller, token);
      expect((await caller.value("memberInfo", {}, agent)).type).toBe(own.type);
      const member = await openedBelow(caller, token, { type: "member" });
      expect((await caller.value("memberInfo", {}, member)).type).toBe(0);
      expect(await caller.refusal("teamMembers", {}, member)).toBe("agent.only");
    }
  });

  test("reads at the field what is wrong, by the rules of registration", async () => {
    const agent = await newAgent(caller);
    const open = async (change: object) => {
      const input = { username: freeName(), password: "Livery-2026", type: "member" as const, ...change };
      const { failure } = await caller.call("openAccount", input, agent);
      return [failure.error?.code, failure.value?.field];
    };
    expect(await open({ username: "  " })).toEqual(["field.invalid", "username"]);
    expect(await open({ username: "0918123" })).toEqual(["field.invalid", "username"]);
    expect(await open({ username: "RAMON" })).toEqual(["name.taken", "username"]);
    expect(await open({ password: "" })).toEqual(["field.invalid", "password"]);
    expect(await open({ password: "short" })).toEqual(["field.invalid", "password"]);
    expect(await open({ rates: { live: "0.71" } })).toEqual(["rebate.high", "rates.live"]);
    expect(await team(agent.token)).toEqual([]);
  });

  test("brings by a link who gets its type and rates, but never more than the agent has by then", async () => {
    const agent = await newAgent(caller);
    const code = await linkOf(agent.token, { type: "agent", rates: { rng: "0.90" } });
    await beforeDays(caller.platform.database, [agent.id], 2);
    const lower = { id: agent.id, rates: { rng: "0.85" } };
    await caller.value("updateDownlineRebates", lower, { token: await caller.signIn("selya") });
    const { value } = await register(code);
    expect((await caller.value("rebateQuotas", {}, { token: value.token }))[0]).toMatchObject({ next: "0.85" });
    expect(await team(agent.token)).toMatchObject([{ type: "agent" }]);
  });

  test("has links while the promotion REFERRAL is off, and they bring no bonus for a deposit", async () => {
    const agent = await newAgent(caller);
    const path = `/sandbox/merchants/${acme.code}/state`;
    await caller.operate("PATCH", path, { promotions: { REFERRAL: false } });
    const code = await linkOf(agent.token);
    await caller.operate("PATCH", path, { promotions: { REFERRAL: true } });
    const { value } = await register(code);
    const deposit = await deposited(caller, value.token, "qrph", "300.00");
    await pay(caller, deposit.id);
    const input = { ...SITE, language: "EN" } as const;
    expect(await caller.value("invitation", input, agent)).toMatchObject({ friends: 1, earned: "0.00" });
    expect((await caller.value("wallet", {}, agent)).sumBalance).toBe("0.00");
    // Nor are they among the codes of an invitation.
    const codes = await caller.value("affiliateCodes", SITE, agent);
    expect(codes.map((one) => one.code)).not.toContain(code);
  });

  test("deletes a link while somebody registers by it: that one is refused in words, and joins nobody", async () => {
    const agent = await newAgent(caller);
    const code = await linkOf(agent.token);
    expect(await caller.value("affiliateCheck", { code })).toEqual({ success: true });
    await caller.value("removeAgentLink", { code }, agent);
    const username = freeName();
    expect((await register(code, username)).failure.error.code).toBe("affiliate.invalid");
    // Nothing is lost: without the code the same registration succeeds.
    expect((await caller.call("register", newMember(username))).status).toBe(200);
    expect(await team(agent.token)).toEqual([]);
  });

  test("deletes a link at the moment of a registration: either it counts, or the registration is refused", async () => {
    const agent = await newAgent(caller);
    for (const _try of [1, 2, 3]) {
      const before = (await team(agent.token)).length;
      const code = await linkOf(agent.token);
      const [registered] = await Promise.all([register(code), caller.call("removeAgentLink", { code }, agent)]);
      expect((await team(agent.token)).length - before).toBe(registered.status === 200 ? 1 : 0);
    }
  });
});

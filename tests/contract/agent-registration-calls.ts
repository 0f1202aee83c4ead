import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallInput, CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import { newAgent } from "../support/agents.ts";
import type { Caller } from "../support/caller.ts";
import { newMember } from "../support/new-member.ts";
import { SITE } from "./invitation-calls.ts";
import { agentErrorsOf, type Provocation } from "./session-errors.ts";

const freeName = () => `a${randomUUID().replaceAll("-", "").slice(0, 10)}`;
const wanted = (change: Partial<CallInput<"openAccount">> = {}): CallInput<"openAccount"> => ({
  username: freeName(),
  password: "Livery-2026",
  type: "member",
  ...change,
});
const link = (change: Partial<CallInput<"createAgentLink">> = {}): CallInput<"createAgentLink"> => ({
  name: "Cebu",
  type: "member",
  ...change,
});

/** Successful calls with which agents open accounts. */
export const agentRegistrationSuccesses = {
  async checkUserName(caller) {
    const token = await caller.signIn("selya");
    const check = async (username: string) => (await caller.value("checkUserName", { username }, { token })).state;
    expect([await check("MARIA "), await check(freeName()), await check("1x"), await check(" ")]).toEqual([
      "taken",
      "free",
      "invalid",
      "invalid",
    ]);
  },
  async openAccount(caller) {
    const agent = await newAgent(caller);
    const idempotencyKey = randomUUID();
    const input = wanted({ type: "agent", rates: { rng: "0.85" }, idempotencyKey });
    const open = () => caller.value("openAccount", input, agent);
    const first = await open();
    expect(first.userName).toBe(input.username);
    expect(await open()).toEqual(first);
    const { content } = await caller.value("teamMembers", {}, agent);
    expect(content).toMatchObject([{ id: first.id, userName: input.username, type: "agent", status: "active" }]);
    const token = await caller.signIn(first.userName);
    expect((await caller.value("rebateQuotas", {}, { token }))[0]).toMatchObject({ rate: "0.80", next: "0.85" });
  },
  async agentLinks(caller) {
    const agent = await newAgent(caller);
    expect(await caller.value("agentLinks", SITE, agent)).toEqual([]);
    const { code } = await caller.value("createAgentLink", link({ rates: { rng: "0.85" } }), agent);
    expect(await caller.value("agentLinks", SITE, agent)).toMatchObject([
      {
        code,
        name: "Cebu",
        type: "member",
        came: 0,
        lowest: "0.40",
        highest: "0.85",
        link: `https://m.acme.example/m/register?affiliateCode=${code}`,
      },
    ]);
  },
  async createAgentLink(caller) {
    const agent = await newAgent(caller);
    const input = link({ type: "agent", rates: { rng: "0.85" }, idempotencyKey: randomUUID() });
    const { code } = await caller.value("createAgentLink", input, agent);
    expect(await caller.value("createAgentLink", input, agent)).toEqual({ code });
    const username = freeName();
    const { token } = await caller.value("register", { ...newMember(username), affiliateCode: code.toLowerCase() });
    expect((await caller.value("rebateQuotas", {}, { token }))[0]).toMatchObject({ rate: "0.80", next: "0.85" });
    expect((await caller.value("teamMembers", {}, agent)).content).toMatchObject([
      { userName: username, type: "agent" },
    ]);
    expect(await caller.value("agentLinks", SITE, agent)).toMatchObject([{ came: 1 }]);
  },
  async removeAgentLink(caller) {
    const agent = await newAgent(caller);
    const { code } = await caller.value("createAgentLink", link(), agent);
    const remove = () => caller.value("removeAgentLink", { code }, agent);
    expect([await remove(), await remove()]).toEqual([{ removed: true }, { removed: true }]);
    expect(await caller.value("agentLinks", SITE, agent)).toEqual([]);
    expect(await caller.value("affiliateCheck", { code })).toEqual({ success: false });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

const opening =
  (change: Partial<CallInput<"openAccount">>): Provocation =>
  async (caller) =>
    caller.call("openAccount", wanted(change), await newAgent(caller));
const creating =
  (...changes: Partial<CallInput<"createAgentLink">>[]): Provocation =>
  async (caller) => {
    const agent = await newAgent(caller);
    for (const change of changes.slice(0, -1)) await caller.value("createAgentLink", link(change), agent);
    return caller.call("createAgentLink", link(changes.at(-1)), agent);
  };

const ofAgents = agentErrorsOf("checkUserName", "openAccount", "agentLinks", "createAgentLink", "removeAgentLink");

/** How to provoke each error that a call with which agents open accounts declares. */
export const agentRegistrationProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  ...ofAgents,
  openAccount: {
    ...ofAgents.openAccount,
    "rebate.high": opening({ rates: { rng: "0.91" } }),
    "rebate.low": opening({ rates: { rng: "0.79" } }),
    "field.invalid": opening({ username: "1x" }),
    "password.common": opening({ password: "password1" }),
    "name.taken": opening({ username: "Maria" }),
    "encryption.invalid": async (caller) =>
      caller.call("openAccount", wanted(), { ...(await newAgent(caller)), rawBody: JSON.stringify(wanted()) }),
  },
  createAgentLink: {
    ...ofAgents.createAgentLink,
    "rebate.high": creating({ rates: { rng: "0.91" } }),
    "rebate.low": creating({ rates: { rng: "0.79" } }),
    "field.invalid": creating({}, { name: " cebu " }),
    "affiliate.full": creating(...Array.from({ length: 11 }, (_, place) => ({ name: `Place ${place}` }))),
  },
  removeAgentLink: {
    ...ofAgents.removeAgentLink,
    "request.unknown": async (caller) => {
      const { code } = await caller.value("createAgentLink", link(), await newAgent(caller));
      return caller.call("removeAgentLink", { code }, await newAgent(caller));
    },
  },
};

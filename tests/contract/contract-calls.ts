import { expect } from "vitest";
import type { CallInput, CallName } from "#gateway/contract.ts";
import type { ContractKind } from "#gateway/contracts.ts";
import { type Caller, type CallOptions, EN } from "../support/caller.ts";
import { answer, newAgent, proposeTo, TIERS } from "./contract-agents.ts";
import { sessionErrors, type Provocation } from "./session-errors.ts";

const answers = {
  processDailySalary: "daily-salary",
  processDividend: "dividend",
  processHourlySalary: "hourly-salary",
} as const satisfies Partial<Record<CallName, ContractKind>>;
const requests = {
  dailyContractRequest: "daily-salary",
  contractDividendRequest: "dividend",
  hourlyContractRequest: "hourly-salary",
} as const satisfies Partial<Record<CallName, ContractKind>>;

const proposes = (name: keyof typeof requests) => async (caller: Caller) => {
  const agent = await newAgent(caller);
  expect(await caller.value(name, {}, agent)).toEqual([]);
  const id = await proposeTo(caller, agent, requests[name]);
  expect(await caller.value(name, {}, agent)).toMatchObject([{ id, replaces: false, from: "Acme" }]);
};
const answering = (name: keyof typeof answers) => async (caller: Caller) => {
  const agent = await newAgent(caller);
  const id = await proposeTo(caller, agent, answers[name]);
  expect(await caller.value(name, { id, accept: 1 }, agent)).toEqual({ agreed: true });
  expect(await caller.value("contractTerms", { contract: answers[name] }, agent)).toMatchObject({ id, from: "Acme" });
  const next = await proposeTo(caller, agent, answers[name]);
  expect(await caller.value(name, { id: next, accept: 0 }, agent)).toEqual({ agreed: false });
};
/** The first cycle whose money can be had. */
const due = <T extends { status: string }>(cycles: readonly T[]): T => {
  const found = cycles.find(({ status }) => status === "due");
  if (!found) throw new Error("Nothing is due");
  return found;
};

/** Successful calls about contracts. */
export const contractSuccesses = {
  async contractCheck(caller) {
    const of = async (username: string) => caller.value("contractCheck", {}, await caller.as(username));
    const none = { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null };
    expect(await of("selya")).toEqual({ ...none, divtypecompperiodreq: "NEW", contracthoursalreq: "NEW" });
    expect(await of("maria")).toEqual(none);
    // Of type 41.
    expect(await of("tito")).toEqual(none);
  },
  dailyContractRequest: proposes("dailyContractRequest"),
  contractDividendRequest: proposes("contractDividendRequest"),
  hourlyContractRequest: proposes("hourlyContractRequest"),
  processDailySalary: answering("processDailySalary"),
  processDividend: answering("processDividend"),
  processHourlySalary: answering("processHourlySalary"),
  async contractTerms(caller) {
    const terms = await caller.value("contractTerms", { contract: "daily-salary" }, await caller.as("ramon"));
    expect(terms).toMatchObject({ basis: "stakes", cycle: "day", carry: "none", from: "Acme", certainty: "estimate" });
    const none = await caller.value("contractTerms", { contract: "dividend" }, await caller.as("maria"));
    expect(none).toMatchObject({ id: null, basis: "loss", cycle: "month", carry: "negative", amount: "0.00" });
  },
  async contractTiers(caller) {
    const agent = await newAgent(caller);
    const id = await proposeTo(caller, agent, "daily-salary");
    const tiers = async (more: object) => caller.value("contractTiers", { contract: "daily-salary", ...more }, agent);
    const proposed = await tiers({ id });
    expect(proposed).toEqual(TIERS.map((tier, place) => ({ id: String(place + 1), ...tier, standing: "other" })));
    expect(await tiers({})).toEqual([]);
    await answer(caller, agent, "daily-salary", id);
    expect((await tiers({})).map(({ standing }) => standing)).toEqual(["next", "other"]);
  },
  async contractHistory(caller) {
    const history = await caller.value("contractHistory", { contract: "dividend" }, await caller.as("nena"));
    expect(history).toMatchObject([{ state: "inForce", from: "ra•••", endedAt: null }]);
  },
  async salaryRecords(caller) {
    const days = await caller.value("salaryRecords", { contract: "daily-salary", ...EN }, await caller.as("ramon"));
    expect(days[0]).toMatchObject({ status: "running", certainty: "estimate" });
    expect(days.length).toBeGreaterThanOrEqual(8);
    const maria = await caller.value("salaryRecords", { contract: "daily-salary", ...EN }, await caller.as("maria"));
    expect(maria).toEqual([]);
  },
  async applySalary(caller) {
    const ramon = await caller.as("ramon");
    const { id, amount } = due(await caller.value("salaryRecords", { contract: "daily-salary", ...EN }, ramon));
    expect(await caller.value("applySalary", { contract: "daily-salary", id }, ramon)).toEqual({ amount });
  },
  async dividendInfo(caller) {
    const running = await caller.value("dividendInfo", EN, await caller.as("nena"));
    expect(running).toMatchObject({ status: "running", certainty: "estimate", paidAt: null });
    expect(await caller.value("dividendInfo", EN, await caller.as("selya"))).toMatchObject({ plan: null });
  },
  async dividendHistory(caller) {
    const nena = await caller.as("nena");
    const months = await caller.value("dividendHistory", EN, nena);
    expect(months.length).toBeGreaterThanOrEqual(4);
    expect(due(months)).toMatchObject({ certainty: "final", paid: expect.any(String) as string });
  },
  async payoutDividend(caller) {
    const ramon = await caller.as("ramon");
    const { id, amount } = due(await caller.value("dividendHistory", EN, ramon));
    expect(await caller.value("payoutDividend", { id }, ramon)).toEqual({ amount });
    const { content } = await caller.value("transactions", { kind: "agentIncome" }, ramon);
    expect(content[0]).toMatchObject({ amount });
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** What is sent to provoke that a member's type has no contracts. */
const sent = {
  dailyContractRequest: {},
  contractDividendRequest: {},
  hourlyContractRequest: {},
  processDailySalary: { id: "1", accept: 1 },
  processDividend: { id: "1", accept: 1 },
  processHourlySalary: { id: "1", accept: 1 },
  contractTerms: { contract: "dividend" },
  contractTiers: { contract: "dividend" },
  contractHistory: { contract: "dividend" },
  salaryRecords: { contract: "daily-salary", ...EN },
  applySalary: { contract: "daily-salary", id: "2026-03-01" },
  dividendInfo: EN,
  dividendHistory: EN,
  payoutDividend: { id: "2026-02" },
} as const;
type Name = keyof typeof sent;

/** The calls that are closed to members of types without contracts. */
export const closedCalls = Object.keys(sent) as readonly Name[];

/** Makes one of them. */
export function callClosed<N extends Name>(caller: Caller, name: N, options: CallOptions) {
  return caller.call(name, sent[name] as CallInput<N>, options);
}

/** tito is of type 41. */
const refused = <N extends Name>(name: N) => ({
  ...sessionErrors(name),
  "contract.closed": (async (caller) => callClosed(caller, name, await caller.as("tito"))) satisfies Provocation,
});
const unknown = (name: Name, more: object = {}): Provocation => {
  return async (caller) =>
    caller.call(name, { ...sent[name], id: "999999", ...more } as CallInput<Name>, await caller.as("ramon"));
};
const processed = (name: keyof typeof answers) => ({
  ...refused(name),
  "request.unknown": unknown(name),
  "contract.over": (async (caller) => {
    const agent = await newAgent(caller);
    const id = await proposeTo(caller, agent, answers[name]);
    await proposeTo(caller, agent, answers[name], null);
    return caller.call(name, { id, accept: 1 }, agent);
  }) satisfies Provocation,
});
const running = (name: "applySalary" | "payoutDividend"): Provocation => {
  return async (caller) => {
    const ramon = await caller.as("ramon");
    const info = await caller.value("dividendInfo", EN, ramon);
    const [today] = await caller.value("salaryRecords", { contract: "daily-salary", ...EN }, ramon);
    const id = (name === "payoutDividend" ? info : today)?.id ?? "";
    return caller.call(name, { ...sent[name], id } as CallInput<typeof name>, ramon);
  };
};

/** How to provoke each error that one of these calls declares. */
export const contractProvocations = {
  contractCheck: sessionErrors("contractCheck"),
  dailyContractRequest: refused("dailyContractRequest"),
  contractDividendRequest: refused("contractDividendRequest"),
  hourlyContractRequest: refused("hourlyContractRequest"),
  processDailySalary: processed("processDailySalary"),
  processDividend: processed("processDividend"),
  processHourlySalary: processed("processHourlySalary"),
  contractTerms: refused("contractTerms"),
  contractTiers: { ...refused("contractTiers"), "request.unknown": unknown("contractTiers") },
  contractHistory: refused("contractHistory"),
  salaryRecords: refused("salaryRecords"),
  applySalary: {
    ...refused("applySalary"),
    "request.unknown": unknown("applySalary"),
    "activity.closed": running("applySalary"),
  },
  dividendInfo: refused("dividendInfo"),
  dividendHistory: refused("dividendHistory"),
  payoutDividend: {
    ...refused("payoutDividend"),
    "request.unknown": unknown("payoutDividend"),
    "activity.closed": running("payoutDividend"),
  },
};

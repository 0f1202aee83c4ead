import type { ContractTerms } from "#gateway/contracts.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { agreementsOf, contractsOf, inForceOf, proposerOf, tiersById } from "../contracts/agreements.ts";
import { canHaveContracts, contractedCaller, settledCaller } from "../contracts/contracted.ts";
import { cycleAt } from "../contracts/cycles.ts";
import { rulesOf } from "../contracts/kinds.ts";
import { answerProposal, proposalsOf } from "../contracts/proposals.ts";
import { running } from "../contracts/reckoning.ts";
import { answerOf, missingFor, tiersOf } from "../contracts/tiers.ts";

export const contractCheck: Handler<"contractCheck"> = async (context) => {
  const account = callerOf(context);
  const rows = await context.database
    .selectFrom("contracts")
    .select(["contract", "proposal"])
    .where("account_id", "=", account.id)
    .where("state", "=", "proposed")
    .execute();
  const waiting = new Map(canHaveContracts(account) ? rows.map(({ contract, proposal }) => [contract, proposal]) : []);
  return {
    dailysalreqtype: waiting.get("daily-salary") ?? null,
    divtypecompperiodreq: waiting.get("dividend") ?? null,
    contracthoursalreq: waiting.get("hourly-salary") ?? null,
  };
};

export const dailyContractRequest: Handler<"dailyContractRequest"> = async (context) =>
  proposalsOf(contractedCaller(context, "daily-salary"));

export const contractDividendRequest: Handler<"contractDividendRequest"> = async (context) =>
  proposalsOf(contractedCaller(context, "dividend"));

export const hourlyContractRequest: Handler<"hourlyContractRequest"> = async (context) =>
  proposalsOf(contractedCaller(context, "hourly-salary"));

export const processDailySalary: Handler<"processDailySalary"> = async (context) =>
  answerProposal(contractedCaller(context, "daily-salary"), answerIn(context.input));

export const processDividend: Handler<"processDividend"> = async (context) =>
  answerProposal(contractedCaller(context, "dividend"), answerIn(context.input));

export const processHourlySalary: Handler<"processHourlySalary"> = async (context) =>
  answerProposal(contractedCaller(context, "hourly-salary"), answerIn(context.input));

export const contractTerms: Handler<"contractTerms"> = async (context) => {
  const { contract } = context.input;
  const asked = await settledCaller(context, contract);
  const inForce = inForceOf(await agreementsOf(asked));
  const { base, active, rate, amount, cycle } = await running(asked);
  const missing = missingFor(inForce?.tiers ?? [], { base, active: active ?? 0 });
  return {
    id: inForce?.id ?? null,
    ...rulesOf(contract),
    from: inForce?.from ?? null,
    acceptedAt: inForce?.acceptedAt.toISOString() ?? null,
    since: inForce ? cycleAt(contract, inForce.acceptedAt, cycle.timeZone).begins.toISOString() : null,
    base: decimalOf(base),
    active,
    rate,
    amount: decimalOf(amount),
    certainty: "estimate",
    missing: missing ? decimalOf(missing.base) : null,
    missingActive: missing?.active ?? null,
    endsAt: cycle.ends.toISOString(),
    timeZone: cycle.timeZone,
  } satisfies ContractTerms;
};

export const contractTiers: Handler<"contractTiers"> = async (context) => {
  const { contract, id } = context.input;
  const asked = await settledCaller(context, contract);
  if (id !== undefined) return answerOf(tiersOf(await tiersById(asked, id)), null);
  const inForce = inForceOf(await agreementsOf(asked));
  if (!inForce) return [];
  const { base, active } = await running(asked);
  return answerOf(inForce.tiers, { base, active: active ?? 0 });
};

export const contractHistory: Handler<"contractHistory"> = async (context) => {
  const asked = contractedCaller(context, context.input.contract);
  const rows = await contractsOf(asked).orderBy("contracts.id", "desc").limit(LISTED).execute();
  return rows.map((row) => ({
    id: String(row.id),
    state: row.state,
    from: proposerOf(row, asked),
    proposedAt: row.proposed_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
};

/** How many contracts the history has. */
const LISTED = 100;

function answerIn({ id, accept }: { id: string; accept: number }) {
  return { id, agreed: accept === 1 };
}

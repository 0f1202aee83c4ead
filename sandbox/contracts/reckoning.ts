import type { ContractCycle, ContractKind } from "#gateway/contracts.ts";
import type { LanguageCode } from "#gateway/languages.ts";
import { required } from "#kernel/assert.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Clock } from "../clock.ts";
import { agreementsOf, appliesTo, type Agreement, type Asked } from "./agreements.ts";
import { carry, type Carried } from "./carry.ts";
import { cycleAt, cycleBefore, cycleOf, titleOf, type Cycle } from "./cycles.ts";
import { kinds } from "./kinds.ts";
import { paymentsOf, type Payment } from "./payments.ts";
import { figuresOf, type TeamFigures } from "./team-figures.ts";
import { amountOf, asksForActive, placeOf, rateOf } from "./tiers.ts";

/** What a cycle has brought, or brings so far. */
export interface Reckoned extends TeamFigures, Carried {
  cycle: Cycle;
  agreement: Agreement | undefined;
  rate: string | null;
  amount: bigint;
  status: ContractCycle["status"];
  /** Whether nothing of it, and nothing that was carried into it, can change. */
  final: boolean;
  paidAt: Date | null;
}
export interface Reckoning extends Asked {
  clock: Clock;
  /** False: how many have bet is not counted, where only what is carried over is wanted. */
  countsActive?: boolean;
}

/**
 * The cycles of a contract, the latest first, from the one in which the first was accepted: the one that runs, as many
 * before it as money can be had for, and what was paid, which keeps the figures that it had then.
 */
export async function reckon(asked: Reckoning): Promise<Reckoned[]> {
  const agreements = await agreementsOf(asked);
  const payments = await paymentsOf(asked);
  const reckoned = await reckonAll(asked, cyclesOf(asked, agreements, payments), agreements, payments);
  return reckoned.toReversed();
}

/** The cycle that runs; without a contract it brings nothing. */
export async function running(asked: Reckoning): Promise<Reckoned> {
  const { contract, clock, merchant } = asked;
  // What is carried over comes from all cycles before.
  if (kinds[contract].carry === "negative") {
    const [latest] = await reckon(asked);
    if (latest) return latest;
  }
  const agreements = await agreementsOf(asked);
  const cycles = [cycleAt(contract, clock.now(), merchant.timeZone)];
  return required((await reckonAll(asked, cycles, agreements, new Map()))[0], "The cycle that runs");
}

/** A cycle as the contract with the site has it. */
export function answerOf(one: Reckoned, language: LanguageCode): ContractCycle {
  return {
    id: one.cycle.id,
    title: titleOf(one.cycle, language),
    plan: one.agreement?.id ?? null,
    stake: decimalOf(one.stake),
    openStake: decimalOf(one.openStake),
    paid: decimalOf(one.paid),
    carriedIn: decimalOf(one.carriedIn),
    base: decimalOf(one.base),
    active: one.active,
    rate: one.rate,
    amount: decimalOf(one.amount),
    carriedOut: decimalOf(one.carriedOut),
    status: one.status,
    certainty: one.final ? "final" : "estimate",
    paidAt: one.paidAt?.toISOString() ?? null,
  };
}

/** The earliest first. */
function cyclesOf(
  { contract, clock, merchant: { timeZone } }: Reckoning,
  agreements: readonly Agreement[],
  payments: ReadonlyMap<string, Payment>,
): Cycle[] {
  const [first] = agreements;
  if (!first) return [];
  let cycle = cycleAt(contract, clock.now(), timeZone);
  const cycles = new Map([[cycle.id, cycle]]);
  for (let left = kinds[contract].cycles; left > 0 && cycle.begins > first.acceptedAt; left--) {
    cycle = cycleBefore(contract, cycle);
    cycles.set(cycle.id, cycle);
  }
  for (const id of payments.keys()) cycles.set(id, cycleOf(contract, id, timeZone));
  return [...cycles.values()].toSorted((one, other) => one.begins.getTime() - other.begins.getTime());
}

async function reckonAll(
  asked: Reckoning,
  cycles: readonly Cycle[],
  agreements: readonly Agreement[],
  payments: ReadonlyMap<string, Payment>,
): Promise<Reckoned[]> {
  const unpaid = cycles.filter(({ id }) => !payments.has(id));
  const asks = asked.countsActive !== false && agreements.some(({ tiers }) => asksForActive(tiers));
  const figures = await figuresOf(asked.database, asked.account.id, unpaid, asks);
  const reckoned: Reckoned[] = [];
  for (const cycle of cycles) {
    const payment = payments.get(cycle.id);
    const applied = agreements.find(({ id }) => id === payment?.agreement) ?? appliesTo(agreements, cycle);
    const before = reckoned.at(-1);
    if (payment) reckoned.push({ cycle, ...payment, agreement: applied, openStake: 0n, status: "paid", final: true });
    else {
      const found = required(figures.get(cycle.id), `The figures of ${cycle.id}`);
      reckoned.push(unpaidCycle(asked, { cycle, agreement: applied, figures: found, before }));
    }
  }
  return reckoned;
}

interface Unpaid {
  cycle: Cycle;
  agreement: Agreement | undefined;
  figures: TeamFigures;
  before: Reckoned | undefined;
}

function unpaidCycle({ contract, clock }: Reckoning, { cycle, agreement, figures, before }: Unpaid): Reckoned {
  const tiers = agreement?.tiers ?? [];
  const carried = carry(carriedInto(contract, before), resultOf(contract, figures));
  const tier = tiers[placeOf(tiers, { base: carried.base, active: figures.active ?? 0 })];
  const runs = cycle.ends > clock.now();
  const final = !runs && figures.openStake === 0n && isSettled(contract, before);
  const amount = amountOf(tier, carried.base);
  const status = runs ? "running" : !final ? "open" : amount > 0n ? "due" : "none";
  return { cycle, agreement, ...figures, ...carried, rate: rateOf(tier), amount, status, final, paidAt: null };
}

function resultOf(contract: ContractKind, { stake, paid }: TeamFigures): bigint {
  return kinds[contract].basis === "loss" ? stake - paid : stake;
}

function carriedInto(contract: ContractKind, before: Reckoned | undefined): bigint {
  return kinds[contract].carry === "negative" ? (before?.carriedOut ?? 0n) : 0n;
}

/** Whether what is carried into the cycle after it can change no more. */
function isSettled(contract: ContractKind, before: Reckoned | undefined): boolean {
  return kinds[contract].carry === "none" || (before?.final ?? true);
}

import { z } from "zod";
import type { ContractTier } from "#gateway/contracts.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import type { WrittenTier } from "../database/contract-tables.ts";

/** A step of a contract. */
export interface Tier {
  /** What has to be reached, in minor units, above zero. */
  needs: bigint;
  /** How many members of the team have to bet; 0: none. */
  active: number;
  /** Hundredths of a percent. */
  rate: bigint;
}
/** What a cycle has reached. */
export interface Reached {
  /** Minor units; a loss can be below zero. */
  base: bigint;
  active: number;
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;
const amount = z.string().regex(/^\d{1,12}\.\d{2}$/, "write an amount with two decimals");

/** Tiers as they are proposed: each asks for more than the one before and gives a larger share, so that nobody earns less by more. */
export const proposedTiers = z
  .array(
    z.strictObject({
      needs: amount.refine((needs) => minorUnits(needs) > 0n, "a tier needs an amount above zero"),
      active: z.int().min(0).max(1_000_000).default(0),
      rate: amount.refine((rate) => minorUnits(rate) > 0n && minorUnits(rate) <= WHOLE, "write a rate up to 100.00"),
    }),
  )
  .min(1)
  .max(10)
  .refine((tiers) => tiers.every((tier, place) => place === 0 || isHigher(tier, tiers[place - 1])), {
    error: "each tier needs more, and gives a higher rate, than the one before",
  });

/** The tiers of a stored contract. */
export function tiersOf(written: readonly WrittenTier[]): Tier[] {
  return written.map(({ needs, active, rate }) => ({ needs: minorUnits(needs), active, rate: minorUnits(rate) }));
}

/** The place of the tier that applies: the highest whose requirements hold; -1: none. */
export function placeOf(tiers: readonly Tier[], { base, active }: Reached): number {
  return tiers.findLastIndex((tier) => base >= tier.needs && active >= tier.active);
}

/** The share that a tier gives of what is reached: what is less than a hundredth is lost. */
export function amountOf(tier: Tier | undefined, base: bigint): bigint {
  return tier === undefined ? 0n : (base * tier.rate) / WHOLE;
}

/** What is missing for the tier after the one that applies; undefined: there is none. */
export function missingFor(tiers: readonly Tier[], reached: Reached): Reached | undefined {
  const next = tiers[placeOf(tiers, reached) + 1];
  if (next === undefined) return undefined;
  const base = next.needs > reached.base ? next.needs - reached.base : 0n;
  return { base, active: Math.max(0, next.active - reached.active) };
}

/** Whether a contract asks for members who bet at all. */
export function asksForActive(tiers: readonly Tier[]): boolean {
  return tiers.some(({ active }) => active > 0);
}

/** A rate as the contract with the site has it. */
export function rateOf(tier: Tier | undefined): string | null {
  return tier === undefined ? null : decimalOf(tier.rate);
}

/** The tiers as they are answered; `reached`: how far the cycle that runs is, of the contract in force. */
export function answerOf(tiers: readonly Tier[], reached: Reached | null): ContractTier[] {
  const applies = reached === null ? Number.NaN : placeOf(tiers, reached);
  return tiers.map((tier, place) => ({
    id: String(place + 1),
    needs: decimalOf(tier.needs),
    active: tier.active,
    rate: decimalOf(tier.rate),
    standing: place === applies ? "applies" : place === applies + 1 ? "next" : "other",
  }));
}

function isHigher(tier: WrittenTier, before: WrittenTier | undefined): boolean {
  return (
    before !== undefined &&
    minorUnits(tier.needs) > minorUnits(before.needs) &&
    minorUnits(tier.rate) > minorUnits(before.rate) &&
    tier.active >= before.active
  );
}

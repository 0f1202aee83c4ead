import { randomInt } from "node:crypto";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { shuffled } from "../catalogue/pick.ts";

/** What the envelopes of a round hold, and for how many. */
export interface Prizes {
  places: number;
  catches: number;
  prizes: readonly { amount: string; times: number }[];
}

/** What all envelopes of a round hold together, in minor units. */
export function potOf({ prizes }: Pick<Prizes, "prizes">): bigint {
  return prizes.reduce((sum, { amount, times }) => sum + minorUnits(amount) * BigInt(times), 0n);
}

/** The most that one envelope holds, in minor units. */
export function mostOf({ prizes }: Pick<Prizes, "prizes">): bigint {
  return prizes.map(({ amount }) => minorUnits(amount)).reduce((most, one) => (one > most ? one : most), 0n);
}

/**
 * What each envelope of all members holds in minor units, shuffled: every order is as likely, so that it makes no
 * difference when somebody joins and which envelope they catch.
 */
export function deckOf({ places, catches, prizes }: Prizes, random: () => number = unguessable): bigint[] {
  const held = prizes.flatMap(({ amount, times }) => Array.from({ length: times }, () => minorUnits(amount)));
  const empty = places * catches - held.length;
  if (empty < 0) throw new Error(`${held.length} envelopes hold something, and there are ${places * catches}`);
  return shuffled([...held, ...Array.from({ length: empty }, () => 0n)], random);
}

/** The envelopes of who has joined as this one, from 0. */
export function handOf<Held>(deck: readonly Held[], place: number, { catches }: Pick<Prizes, "catches">): Held[] {
  return deck.slice(place * catches, (place + 1) * catches);
}

/** What the first so many envelopes of a hand hold. */
export function heldBy<Held>(hand: readonly Held[], count: number): Held[] {
  return Array.from({ length: count }, (_, index) => required(hand[index], `What envelope ${index + 1} holds`));
}

const STEPS = 2 ** 32;
function unguessable(): number {
  return randomInt(STEPS) / STEPS;
}

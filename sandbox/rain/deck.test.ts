import fc from "fast-check";
import { expect, test } from "vitest";
import { minorUnits } from "#kernel/money.ts";
import { seededRandom } from "#kernel/random.ts";
import { redRain } from "../catalogue/red-rain.ts";
import { deckOf, handOf, heldBy, mostOf, potOf } from "./deck.ts";

const sumOf = (held: readonly bigint[]) => held.reduce((sum, one) => sum + one, 0n);
const prizes = fc
  .record({
    catches: fc.integer({ min: 1, max: 6 }),
    held: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 10_000 }), times: fc.integer({ min: 0, max: 20 }) }), {
      maxLength: 5,
    }),
    more: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ catches, held, more }) => ({
    catches,
    places: Math.ceil(held.reduce((sum, { times }) => sum + times, 0) / catches) + more,
    prizes: held.map(({ cents, times }) => ({ amount: (cents / 100).toFixed(2), times })),
  }));

test("all members together win the pot and never more, however many join, in whichever order they catch how many", () => {
  fc.assert(
    fc.property(prizes, fc.integer(), fc.infiniteStream(fc.nat()), (offered, seed, numbers) => {
      const deck = deckOf(offered, seededRandom(seed));
      const places = Array.from({ length: offered.places }, (_, place) => place);
      const hands = places.map((place) => handOf(deck, place, offered));
      expect(sumOf(hands.flat())).toBe(potOf(offered));
      const won = hands.map((hand) => sumOf(heldBy(hand, Number(numbers.next().value) % (offered.catches + 1))));
      expect(sumOf(won)).toBeLessThanOrEqual(potOf(offered));
      expect(sumOf(won.toReversed())).toBe(sumOf(won));
    }),
  );
});

test("each prize is in the deck as often as is said, whatever the order", () => {
  fc.assert(
    fc.property(prizes, fc.integer(), (offered, seed) => {
      const counts = (deck: readonly bigint[]) => deck.toSorted((one, other) => Number(one - other));
      expect(counts(deckOf(offered, seededRandom(seed)))).toEqual(counts(deckOf(offered)));
      expect(deckOf(offered)).toHaveLength(offered.places * offered.catches);
    }),
  );
});

test("who catches more never wins less", () => {
  fc.assert(
    fc.property(prizes, fc.nat(), (offered, seed) => {
      const hand = handOf(deckOf(offered, seededRandom(seed)), 0, offered);
      const sums = hand.map((_, index) => sumOf(heldBy(hand, index + 1)));
      expect(sums).toEqual(sums.toSorted((one, other) => Number(one - other)));
    }),
  );
});

test("no place is better than another: over many rounds the first and the last win about the same", () => {
  const random = seededRandom(7);
  const won = { first: 0n, last: 0n };
  for (let round = 0; round < 400; round++) {
    const deck = deckOf(redRain, random);
    won.first += sumOf(handOf(deck, 0, redRain));
    won.last += sumOf(handOf(deck, redRain.places - 1, redRain));
  }
  const fair = Number(potOf(redRain)) / redRain.places;
  for (const sum of Object.values(won)) expect(Math.abs(Number(sum) / 400 / fair - 1)).toBeLessThan(0.35);
});

test("the most that one envelope holds is said, and prizes fit into the envelopes of all members", () => {
  expect(mostOf(redRain)).toBe(minorUnits("88.00"));
  expect(() => deckOf({ places: 1, catches: 1, prizes: [{ amount: "1.00", times: 2 }] })).toThrow(/2 envelopes hold/);
});

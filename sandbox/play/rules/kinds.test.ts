import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gamesOf } from "../../catalogue/games.ts";
import { kindOf, roundKinds, type RoundKind } from "./kinds.ts";
import { paidFor, type Chance, type PlayedGame } from "./round-rules.ts";

const codes = ["acme", "zenith", "northwind"];
const types = ["SPORTS", "ESPORTS", "COCKFIGHT"];
const games: PlayedGame[] = codes.flatMap((merchant_code) =>
  types.map((game_type, index) => ({ merchant_code, node_id: String(10_650 + index), game_type })),
);
/** Bets of a match, or of one of the other kinds. */
const SAMPLE = 6;
const kinds = Object.keys(roundKinds) as RoundKind[];
const listed = new Map(codes.map((code) => [code, gamesOf(code)]));

test.each(codes)("games of the merchant %s are of the kind that their type says", (code) => {
  const found = new Map<string, Set<string>>();
  for (const game of listed.get(code)!.filter(({ category }) => category !== "LOTT"))
    found.set(game.category, (found.get(game.category) ?? new Set()).add(kindOf(game)));
  expect(Object.fromEntries([...found].map(([category, all]) => [category, [...all].toSorted()]))).toEqual({
    RNG: ["slot"],
    LIVE: ["cards", "wheel"],
    FISH: ["fishing"],
    PVP: ["cards"],
    SPORTS: ["match"],
    ESPORTS: ["match"],
    COCKFIGHT: ["match"],
  });
});

test.each([
  ["Ivory Speed Baccarat", "cards"],
  ["Opal Blackjack", "cards"],
  ["Velvet Roulette", "wheel"],
  ["Azure Color Game", "wheel"],
])("%s is a game of %s", (name, kind) => {
  const named = [...listed.values()].flat().find((game) => game.name === name);
  expect(named && kindOf(named)).toBe(kind);
});

describe.each(kinds)("%s", (kind) => {
  const rules = roundKinds[kind];

  test("keeps between 1 and 15 of 100 of each bet in the long run", () => {
    for (const { returns } of games.flatMap((game) => rules.bets(game))) {
      expect(returns).toBeGreaterThanOrEqual(0.85);
      expect(returns).toBeLessThan(0.99);
    }
  });

  test("never pays what its table does not say, whatever chance does", () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.infiniteStream(fc.nat(1_000_000)), fc.nat(1000), (game, all, at) => {
        const bets = rules.bets(game);
        const bet = bets[at % bets.length]!;
        const { hundredths } = rules.play(bet.id, (below) => (all.next().value as number) % below, game);
        if (kind === "slot") expect(hundredths).toBeLessThanOrEqual(bet.pays);
        else expect([0, bet.pays, ...(kind === "cards" && bet.id !== "tie" ? [100] : [])]).toContain(hundredths);
      }),
    );
  });
});

// What these pay depends on the first number that chance gives; the others decide what is shown.
test.each([
  ["wheel", games.slice(0, 1)],
  ["fishing", games.slice(0, 1)],
  ["match", games.slice(0, types.length)],
] as const)("each bet on %s returns what is stated, over all endings", (kind, played) => {
  const { bets, play } = roundKinds[kind];
  for (const game of played)
    for (const { id, returns } of bets(game).slice(0, SAMPLE))
      expect(returnOf((chance) => play(id, chance, game))).toBeCloseTo(returns, 9);
});

test("a fraction of the smallest coin is dropped, never added", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), fc.nat(20_000), (stake, hundredths) => {
      const owed = stake * BigInt(hundredths);
      const paid = paidFor(stake, { hundredths }) * 100n;
      expect(paid <= owed && owed - paid < 100n).toBe(true);
    }),
  );
});

/** The average payout of a stake over every first number that chance can give. */
function returnOf(play: (chance: Chance) => { hundredths: number }): number {
  let choices = 1;
  let sum = 0;
  for (let first = 0; first < choices; first++) {
    let isFirst = true;
    sum += play((below) => {
      if (!isFirst) return below - 1;
      isFirst = false;
      choices = below;
      return first;
    }).hundredths;
  }
  return sum / choices / 100;
}

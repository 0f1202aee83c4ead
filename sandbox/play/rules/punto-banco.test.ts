import { expect, test } from "vitest";
import { dealHands, paysOn, puntoBanco, totalOf, winnerOf, type Winner } from "./punto-banco.ts";
import { dealFrom } from "./shoe.ts";

const game = { merchant_code: "acme", node_id: "1", game_type: "LIVE" };
/** Both hands, for cards of these points in the order in which they are dealt: player, banker, player, banker, … */
const dealt = (...points: number[]) => {
  const left = points.map((point) => ({ rank: point === 0 ? 13 : point }));
  const { player, banker } = dealHands(() => left.shift()!);
  return [player.length, banker.length, totalOf(player), totalOf(banker)];
};

test.each<[rule: string, points: number[], expected: number[]]>([
  ["a natural of the player ends the round", [4, 1, 4, 1], [2, 2, 8, 2]],
  ["a natural of the banker ends the round", [1, 4, 1, 5], [2, 2, 2, 9]],
  ["the player draws on 5", [2, 3, 3, 4, 9], [3, 2, 4, 7]],
  ["the player stands on 6, and the banker draws on 5", [2, 2, 4, 3, 9], [2, 3, 6, 4]],
  ["the player stands on 6, and the banker stands on 6", [2, 2, 4, 4], [2, 2, 6, 6]],
  ["the banker with 3 does not draw on a third card of 8", [1, 1, 1, 2, 8], [3, 2, 0, 3]],
  ["the banker with 3 draws on a third card of 9", [1, 1, 1, 2, 9, 4], [3, 3, 1, 7]],
  ["the banker with 6 draws on a third card of 6", [1, 2, 1, 4, 6, 1], [3, 3, 8, 7]],
  ["the banker with 6 does not draw on a third card of 5", [1, 2, 1, 4, 5], [3, 2, 7, 6]],
])("%s", (_, points, expected) => {
  expect(dealt(...points)).toEqual(expected);
});

test("on a tie, a stake on a hand comes back", () => {
  expect(["player", "banker", "tie"].map((bet) => paysOn(bet, "tie"))).toEqual([100, 100, 900]);
});

test("eight decks have each card eight times, and no card comes back", () => {
  const deal = dealFrom((below) => below - 1);
  const counts = new Map<string, number>();
  for (let card = 0; card < 416; card++) {
    const { rank, suit } = deal();
    counts.set(`${rank} ${suit}`, (counts.get(`${rank} ${suit}`) ?? 0) + 1);
  }
  expect([counts.size, new Set(counts.values())]).toEqual([52, new Set([8])]);
});

test("the chances over all deals of eight decks are those of punto banco, and each bet returns what is stated", () => {
  const chances = chancesOfAll();
  expect(chances.banker).toBeCloseTo(0.458597, 6);
  expect(chances.player).toBeCloseTo(0.446247, 6);
  expect(chances.tie).toBeCloseTo(0.095156, 6);
  for (const { id, returns } of puntoBanco.bets(game)) {
    const winners = Object.entries(chances) as [Winner, number][];
    const exact = winners.reduce((sum, [winner, chance]) => sum + (chance * paysOn(id, winner)) / 100, 0);
    expect(exact).toBeCloseTo(returns, 4);
  }
});

/** How often each side wins, over every order in which the points of eight decks can be dealt. */
function chancesOfAll(): Record<Winner, number> {
  const chances: Record<Winner, number> = { player: 0, banker: 0, tie: 0 };
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const cards = left.map((_, point) => ({ rank: point === 0 ? 13 : point }));
  const path: number[] = [];
  do {
    let depth = 0;
    let weight = 1;
    const hands = dealHands(() => {
      const point = (path[depth++] ??= 0);
      weight *= left[point]! / (417 - depth);
      left[point]!--;
      return cards[point]!;
    });
    for (const point of path) left[point]!++;
    chances[winnerOf(hands)] += weight;
    while (path.at(-1) === 9) path.pop();
    if (path.length > 0) path[path.length - 1]!++;
  } while (path.length > 0);
  return chances;
}

import type { Bet, RoundRules } from "./round-rules.ts";
import { dealFrom, type Card } from "./shoe.ts";

/**
 * The bets with what they pay and return. The returns follow from eight decks and the drawing rules; the test
 * enumerates all deals.
 */
const BETS: readonly Bet[] = [
  { id: "player", pays: 200, returns: 0.9876 },
  { id: "banker", pays: 195, returns: 0.9894 },
  { id: "tie", pays: 900, returns: 0.8564 },
];
/** On a tie, stakes on a hand come back. */
const STAKE_BACK = 100;
/** A first total from here on ends the round: neither hand draws. */
const NATURAL = 8;
/** The player draws up to this total, and the banker too where the player did not draw. */
const DRAWS_TO = 5;
/** The player's third cards on which the banker draws, by the banker's total. */
const BANKER_DRAWS_ON: readonly string[] = [
  "0123456789",
  "0123456789",
  "0123456789",
  "012345679",
  "234567",
  "4567",
  "67",
];

export type Winner = "player" | "banker" | "tie";

export interface Hands<C> {
  player: C[];
  banker: C[];
}

const pointOf = ({ rank }: Pick<Card, "rank">): number => (rank > 9 ? 0 : rank);
/** The last digit of the sum of a hand's points. */
export const totalOf = (hand: readonly Pick<Card, "rank">[]): number =>
  hand.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** Deals both hands by the drawing rules of punto banco. */
export function dealHands<C extends Pick<Card, "rank">>(deal: () => C): Hands<C> {
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()];
  const player = [first, third];
  const banker = [second, fourth];
  if (Math.max(totalOf(player), totalOf(banker)) >= NATURAL) return { player, banker };
  if (totalOf(player) <= DRAWS_TO) player.push(deal());
  if (bankerDraws(totalOf(banker), player[2])) banker.push(deal());
  return { player, banker };
}

function bankerDraws(total: number, playersThird: Pick<Card, "rank"> | undefined): boolean {
  if (playersThird === undefined) return total <= DRAWS_TO;
  return BANKER_DRAWS_ON[total]?.includes(String(pointOf(playersThird))) ?? false;
}

export function winnerOf({ player, banker }: Hands<Pick<Card, "rank">>): Winner {
  const lead = totalOf(player) - totalOf(banker);
  if (lead === 0) return "tie";
  return lead > 0 ? "player" : "banker";
}

/** What a bet is paid for a winner, in hundredths of the stake. */
export function paysOn(bet: string, winner: Winner): number {
  if (bet === winner) return BETS.find(({ id }) => id === bet)?.pays ?? 0;
  return winner === "tie" ? STAKE_BACK : 0;
}

/** The card game: which of two hands comes closer to nine. */
export const puntoBanco: RoundRules = {
  bets: () => BETS,
  shows: () => ({}),
  play(bet, chance) {
    const hands = dealHands(dealFrom(chance));
    const winner = winnerOf(hands);
    const totals = { player: totalOf(hands.player), banker: totalOf(hands.banker) };
    return { hundredths: paysOn(bet, winner), outcome: { ...hands, totals, winner } };
  },
};

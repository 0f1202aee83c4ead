import type { Chance } from "./round-rules.ts";

/** A card's rank, from 1 for the ace to 13 for the king, and its suit. */
export interface Card {
  rank: number;
  suit: "spades" | "hearts" | "diamonds" | "clubs";
}

const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
const RANKS = 13;
const DECKS = 8;

/** Deals from eight decks that were shuffled for this round: no card comes back. */
export function dealFrom(chance: Chance): () => Card {
  const left = Array.from({ length: DECKS * RANKS * SUITS.length }, (_, index) => index);
  return () => {
    const [index = 0] = left.splice(chance(left.length), 1);
    return { rank: 1 + (index % RANKS), suit: SUITS[Math.floor(index / RANKS) % SUITS.length] ?? "spades" };
  };
}

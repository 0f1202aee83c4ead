import { fishing } from "./fishing.ts";
import { matchBet } from "./match-bet.ts";
import { puntoBanco } from "./punto-banco.ts";
import type { RoundRules } from "./round-rules.ts";
import { slotMachine } from "./slot-machine.ts";
import { wheel } from "./wheel.ts";

/** The kinds of games that are played in rounds: each has a page of its name, and its rules. */
export const roundKinds = {
  slot: slotMachine,
  cards: puntoBanco,
  wheel,
  fishing,
  match: matchBet,
} as const satisfies Record<string, RoundRules>;
export type RoundKind = keyof typeof roundKinds;

/** The kind of a vendor's classification; every other one is a slot. */
const kinds: Readonly<Record<string, RoundKind>> = {
  TABLE: "cards",
  CARD: "cards",
  WHEEL: "wheel",
  FISH: "fishing",
  SPORTS: "match",
  ESPORTS: "match",
  DERBY: "match",
};

export function kindOf({ classification }: { classification: string }): RoundKind {
  return kinds[classification] ?? "slot";
}

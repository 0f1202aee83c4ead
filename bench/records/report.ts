import type { InTurn } from "../in-turn.ts";
import type { Row } from "../lobby/report.ts";
import { SLOW_FRAME } from "../lobby/measure.ts";
import { median } from "../median.ts";
import type { Visit } from "./measure.ts";

/** Slow frames of a hundred at most, and as a multiple of the list by hand where that has more. */
const SLOW_GOAL = 1;
const SIZE_GOAL = 2;
/** Milliseconds until a tap is shown, at most: a frame longer than that would count as slow. */
const TAP_GOAL = SLOW_FRAME;

interface Figure {
  name: string;
  digits: number;
  of(visit: Visit): number;
  most?(hand: number): number;
}

const figures: readonly Figure[] = [
  { name: "frames", digits: 0, of: ({ frames }) => frames },
  {
    name: "slow frames per 100",
    digits: 2,
    of: ({ slow }) => slow,
    most: (hand) => Math.max(SLOW_GOAL, hand * SIZE_GOAL),
  },
  { name: "longest frame ms", digits: 0, of: ({ longest }) => longest },
  { name: "most elements", digits: 0, of: ({ elements }) => elements, most: (hand) => hand * SIZE_GOAL },
  { name: "memory growth MB", digits: 1, of: ({ growth }) => growth, most: (hand) => hand * SIZE_GOAL },
  {
    name: "ms until a filter shows a tap",
    digits: 0,
    of: ({ tap }) => tap,
    most: (hand) => Math.max(TAP_GOAL, hand * SIZE_GOAL),
  },
];

/** The medians of all visits. */
export function rowsOf({ engine, hand }: InTurn<Visit>): Row[] {
  return figures.map(({ name, digits, of, most }) => {
    const byHand = median(hand.map(of));
    return { name, digits, hand: byHand, engine: median(engine.map(of)), most: most?.(byHand) };
  });
}

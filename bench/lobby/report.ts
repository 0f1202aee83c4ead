import type { InTurn } from "../in-turn.ts";
import { median } from "../median.ts";
import { tableLines, type Column } from "../table.ts";
import type { Visit } from "./measure.ts";

/** Slow frames of a hundred, at most. */
export const SLOW_GOAL = 1;
/** Elements and growth of memory at most, as a multiple of the list by hand. */
export const SIZE_GOAL = 2;

/** One figure of both lists, medians. */
export interface Row {
  name: string;
  hand: number;
  engine: number;
  digits: number;
  /** The engine's maximum; undefined for an explanatory figure. */
  most: number | undefined;
}

interface Figure {
  name: string;
  digits: number;
  of(visit: Visit): number;
  most?(hand: number): number;
}

const figures: readonly Figure[] = [
  { name: "frames", digits: 0, of: ({ frames }) => frames },
  { name: "slow frames per 100", digits: 2, of: ({ slow }) => slow, most: slowAtMost },
  { name: "  in the last quarter", digits: 2, of: ({ slowLate }) => slowLate, most: slowAtMost },
  { name: "longest frame ms", digits: 0, of: ({ longest }) => longest },
  { name: "most elements", digits: 0, of: ({ elements }) => elements, most: (hand) => hand * SIZE_GOAL },
  { name: "memory MB", digits: 1, of: ({ memory }) => memory },
  { name: "  of which growth", digits: 1, of: ({ growth }) => growth, most: (hand) => hand * SIZE_GOAL },
];

function slowAtMost(hand: number): number {
  return Math.max(SLOW_GOAL, hand * SIZE_GOAL);
}

/** The medians of all visits. */
export function rowsOf({ engine, hand }: InTurn<Visit>): Row[] {
  return figures.map(({ name, digits, of, most }) => {
    const byHand = median(hand.map(of));
    return { name, digits, hand: byHand, engine: median(engine.map(of)), most: most?.(byHand) };
  });
}

/** Whether a figure meets its goal. */
export function isWithin({ engine, most }: Row): boolean {
  return most === undefined || engine <= most;
}

const COLUMNS: readonly Column[] = [
  { head: "", side: "left" },
  { head: "by hand", side: "right" },
  { head: "engine", side: "right" },
  { head: "at most", side: "right" },
  { head: "", side: "left" },
];

/** The rows as a table. */
export function rowLines(rows: readonly Row[]): string[] {
  return tableLines(
    COLUMNS,
    rows.map((row) => {
      const known = [row.name, row.hand.toFixed(row.digits), row.engine.toFixed(row.digits)];
      return row.most === undefined
        ? known
        : [...known, row.most.toFixed(row.digits), isWithin(row) ? "within" : "over"];
    }),
  );
}

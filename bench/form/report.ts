import type { InTurn } from "../in-turn.ts";
import { median } from "../median.ts";
import { tableLines, type Column } from "../table.ts";
import type { Visit } from "./measure.ts";

/** What the engine may take at most, as a multiple of the form by hand. */
export const GOAL = 2;

/** One figure of both forms, medians in milliseconds. */
export interface Row {
  name: string;
  hand: number;
  engine: number;
  /** Whether it explains the row above and has no goal of its own. */
  part: boolean;
}

const figures: readonly { name: string; part?: true; of: (visit: Visit) => readonly number[] }[] = [
  { name: "mount", of: ({ mount }) => [mount] },
  { name: "key to paint", of: ({ key }) => key.map(({ paint }) => paint) },
  { name: "  of which code", part: true, of: ({ key }) => key.map(({ code }) => code) },
  {
    name: "key that adds or clears an error, to paint",
    of: ({ keyAfterTry }) => keyAfterTry.map(({ paint }) => paint),
  },
  { name: "  of which code", part: true, of: ({ keyAfterTry }) => keyAfterTry.map(({ code }) => code) },
];

/** The medians of all visits. */
export function rowsOf({ engine, hand }: InTurn<Visit>): Row[] {
  return figures.map(({ name, of, part = false }) => ({
    name,
    part,
    hand: median(hand.flatMap(of)),
    engine: median(engine.flatMap(of)),
  }));
}

/** The engine as a multiple of the form by hand. */
export function ratioOf({ hand, engine }: Row): number {
  return engine / hand;
}

/** Whether a figure meets its goal; explanatory ones have none. */
export function isWithin(row: Row): boolean {
  return row.part || ratioOf(row) <= GOAL;
}

const COLUMNS: readonly Column[] = [
  { head: "", side: "left" },
  { head: "by hand ms", side: "right" },
  { head: "engine ms", side: "right" },
  { head: "ratio", side: "right" },
  { head: "goal", side: "right" },
  { head: "", side: "left" },
];

/** The rows as a table. */
export function rowLines(rows: readonly Row[]): string[] {
  return tableLines(
    COLUMNS,
    rows.map((row) => {
      const figuresOf = [row.name, row.hand.toFixed(1), row.engine.toFixed(1), `${ratioOf(row).toFixed(2)} ×`];
      return row.part ? figuresOf : [...figuresOf, `≤ ${GOAL.toFixed(1)} ×`, isWithin(row) ? "within" : "over"];
    }),
  );
}

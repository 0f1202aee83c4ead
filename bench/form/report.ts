import type { InTurn } from "../in-turn.ts";
import { median } from "../median.ts";
import { tableLines, type Column } from "../table.ts";
import type { Visit } from "./measure.ts";

/** One figure of both forms, medians in milliseconds. */
export interface Row {
  name: string;
  hand: number;
  engine: number;
  /** What the engine may take at most, as a multiple of the form by hand; what explains the row above has none. */
  goal: number | undefined;
}

const figures: readonly { name: string; goal?: number; of: (visit: Visit) => readonly number[] }[] = [
  { name: "mount", goal: 1.4, of: ({ mount }) => [mount] },
  { name: "key to paint", goal: 1.1, of: ({ key }) => key.map(({ paint }) => paint) },
  { name: "  of which code", of: ({ key }) => key.map(({ code }) => code) },
  {
    name: "key that adds or clears an error, to paint",
    goal: 1.2,
    of: ({ keyAfterTry }) => keyAfterTry.map(({ paint }) => paint),
  },
  { name: "  of which code", of: ({ keyAfterTry }) => keyAfterTry.map(({ code }) => code) },
];

/** The medians of all visits. */
export function rowsOf({ engine, hand }: InTurn<Visit>): Row[] {
  return figures.map(({ name, of, goal }) => ({
    name,
    goal,
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
  return row.goal === undefined || ratioOf(row) <= row.goal;
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
      return row.goal === undefined
        ? figuresOf
        : [...figuresOf, `≤ ${row.goal.toFixed(1)} ×`, isWithin(row) ? "within" : "over"];
    }),
  );
}

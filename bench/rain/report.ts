import { median } from "../median.ts";
import { tableLines, type Column } from "../table.ts";
import type { Rain } from "./measure.ts";
import type { Side } from "./serve-pages.ts";

/** Frames a second at least, on the slowed processor: of 60 each twentieth may be missed. */
export const LEAST_RATE = 57;
/** Frames a second at least, as a part of the rain by hand. */
export const RATE_GOAL = 0.95;
/** Late frames of a hundred at most, more than by hand. */
export const LATE_GOAL = 3;

/** One figure of both pages, medians. */
export interface Row {
  name: string;
  hand: number;
  engine: number;
  /** What the engine has to keep; undefined for an explanatory figure. */
  goal: { least: number } | { most: number } | undefined;
}

/** The medians of all visits. */
export function rowsOf({ engine, hand }: Readonly<Record<Side, readonly Rain[]>>): Row[] {
  const both = (of: (rain: Rain) => number) => ({ hand: median(hand.map(of)), engine: median(engine.map(of)) });
  const rate = both((rain) => rain.rate);
  const late = both((rain) => rain.late);
  return [
    { name: "frames a second", ...rate, goal: { least: LEAST_RATE } },
    {
      name: "of those by hand %",
      hand: 100,
      engine: (rate.engine / rate.hand) * 100,
      goal: { least: RATE_GOAL * 100 },
    },
    { name: "late frames per 100", ...late, goal: { most: late.hand + LATE_GOAL } },
    { name: "longest frame ms", ...both((rain) => rain.longest), goal: undefined },
  ];
}

/** Whether a figure meets its goal. */
export function isWithin({ engine, goal }: Row): boolean {
  if (goal === undefined) return true;
  return "least" in goal ? engine >= goal.least : engine <= goal.most;
}

const COLUMNS: readonly Column[] = [
  { head: "", side: "left" },
  { head: "by hand", side: "right" },
  { head: "engine", side: "right" },
  { head: "goal", side: "right" },
  { head: "", side: "left" },
];

/** The rows as a table. */
export function rowLines(rows: readonly Row[]): string[] {
  return tableLines(
    COLUMNS,
    rows.map((row) => {
      const known = [row.name, row.hand.toFixed(1), row.engine.toFixed(1)];
      if (row.goal === undefined) return known;
      const goal = "least" in row.goal ? `≥ ${row.goal.least.toFixed(1)}` : `≤ ${row.goal.most.toFixed(1)}`;
      return [...known, goal, isWithin(row) ? "within" : "missed"];
    }),
  );
}

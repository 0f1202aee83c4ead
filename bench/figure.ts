import { tableLines } from "./table.ts";

/** A measured figure and its goal. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The most it may be, or the least; absent: it is only shown. */
  goal?: { most: number } | { least: number };
  /** Why there is no value. */
  failure?: string;
}

/** Whether a figure reaches its goal. One that could not be measured does not. */
export function isWithin({ value, goal, failure }: Figure): boolean {
  if (failure !== undefined) return false;
  if (!goal) return true;
  return "most" in goal ? value <= goal.most : value >= goal.least;
}

/** The figures as a table. */
export function figureLines(figures: readonly Figure[]): string[] {
  return tableLines(
    [
      { head: "", side: "left" },
      { head: "is", side: "right" },
      { head: "", side: "left" },
      { head: "goal", side: "right" },
      { head: "", side: "left" },
    ],
    figures.map(rowOf),
  );
}

function rowOf(figure: Figure): string[] {
  const { name, value, unit, goal, failure } = figure;
  const limit = goal ? ("most" in goal ? `≤ ${shortened(goal.most)}` : `≥ ${shortened(goal.least)}`) : "";
  return [name, failure ?? shown(value), unit, limit, isWithin(figure) ? "" : "misses its goal"];
}

function shown(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

function shortened(goal: number): string {
  return String(Number(goal.toFixed(2)));
}

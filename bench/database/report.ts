import { median } from "../median.ts";
import { tableLines } from "../table.ts";
import type { Measured } from "./measure.ts";

/** Milliseconds in the database, at most. */
export const LIMIT = 50;

type Timed = Pick<Measured, "name" | "filter" | "times">;

export function isWithin({ times }: Pick<Timed, "times">): boolean {
  return median(times) <= LIMIT;
}

/** The calls as a table. */
export function reportLines(measured: readonly Timed[]): string[] {
  return tableLines(
    [
      { head: "call", side: "left" },
      { head: "with", side: "left" },
      { head: "median ms", side: "right" },
      { head: "slowest", side: "right" },
      { head: "", side: "left" },
    ],
    measured.map((call) => [
      call.name,
      wordsOf(call.filter),
      median(call.times).toFixed(1),
      Math.max(...call.times).toFixed(1),
      isWithin(call) ? "within" : "over",
    ]),
  );
}

/** The filter without the quarter that all have. */
function wordsOf({ from, to, language: _language, ...filter }: Timed["filter"]): string {
  const words = Object.entries(filter).map(([name, value]) => `${name} ${value}`);
  return [...(from === to ? [String(from)] : []), ...words].join(", ");
}

import { median } from "./median.ts";
import { tableLines } from "./table.ts";

/** A call and how long each of its answers took. */
export interface TimedCall {
  name: string;
  filter: Readonly<Record<string, string | number>>;
  /** Milliseconds. */
  times: readonly number[];
}

/** Whether the median of a call is at most so many milliseconds. */
export function isWithin({ times }: Pick<TimedCall, "times">, limit: number): boolean {
  return median(times) <= limit;
}

/** The calls as a table. */
export function timedLines(measured: readonly TimedCall[], limit: number): string[] {
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
      isWithin(call, limit) ? "within" : "over",
    ]),
  );
}

/** The filter without the period that all have. */
function wordsOf({ from, to, language: _language, ...filter }: TimedCall["filter"]): string {
  const words = Object.entries(filter).map(([name, value]) => `${name} ${value}`);
  return [...(from === to && from !== undefined ? [String(from)] : []), ...words].join(", ");
}

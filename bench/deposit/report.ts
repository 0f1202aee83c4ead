import { median } from "../median.ts";
import { tableLines, type Column } from "../table.ts";
import type { Deposited } from "./visit.ts";

/** How much longer than the platform's own answer the next step may take. */
export const GOAL = 1.2;

/** The deposits in one way at one time of the platform. */
export interface Measured {
  method: string;
  /** Milliseconds by which each call was held back; 0: the sandbox's own time, which has no goal. */
  delay: number;
  visits: readonly Deposited[];
}

/** The time until the next step as a multiple of the platform's answer: the median. */
export function ratioOf({ visits }: Measured): number {
  return median(visits.map(({ step, answer }) => step / answer));
}

/** Whether a row meets its goal. */
export function isWithin(row: Measured): boolean {
  return row.delay === 0 || ratioOf(row) <= GOAL;
}

const COLUMNS: readonly Column[] = [
  { head: "way", side: "left" },
  { head: "platform", side: "left" },
  { head: "its answer ms", side: "right" },
  { head: "next step ms", side: "right" },
  { head: "before", side: "right" },
  { head: "after", side: "right" },
  { head: "ratio", side: "right" },
  { head: "goal", side: "right" },
  { head: "", side: "left" },
];

/** The medians as a table. */
export function rowLines(rows: readonly Measured[]): string[] {
  return tableLines(
    COLUMNS,
    rows.map((row) => {
      const of = (figure: (visit: Deposited) => number) => median(row.visits.map(figure)).toFixed(0);
      return [
        row.method,
        row.delay === 0 ? "as it is" : `${row.delay} ms a call`,
        of(({ answer }) => answer),
        of(({ step }) => step),
        of(({ before }) => before),
        of(({ step, before, answer }) => step - before - answer),
        `${ratioOf(row).toFixed(2)} ×`,
        ...(row.delay === 0 ? [] : [`≤ ${GOAL} ×`, isWithin(row) ? "within" : "over"]),
      ];
    }),
  );
}

/** What limits the ratio: the time that is added to the platform's, and the answers for which that is little enough. */
export function limitLine(rows: readonly Measured[]): string {
  const visits = rows.filter(({ delay }) => delay > 0).flatMap((row) => row.visits);
  const added = median(visits.map(({ step, answer }) => step - answer));
  const enough = Math.ceil(added / (GOAL - 1) / 10) * 10;
  return `On this machine ${added.toFixed(0)} ms are added to the platform's answer, whatever that takes: the goal is met from ${enough} ms.`;
}

/** What came between the tap and the step of one deposit: what it waits for beside the platform's answer. */
export function betweenLines({ method, visits }: Measured): string[] {
  const [first] = visits;
  if (!first) return [];
  return [
    `From the tap to the next step of "${method}" the platform got:`,
    ...first.calls.map((call) => `  ${call}`),
    `and the page asked for ${first.files.length} files:`,
    ...first.files.map((file) => `  ${file}`),
  ];
}

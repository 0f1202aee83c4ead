import { median } from "../median.ts";
import { tableLines, type Column } from "../table.ts";
import type { Pair } from "./measure.ts";
import { bytesBy, type LoggedRequest } from "./request-log.ts";
import type { Visit } from "./visit.ts";

/** LCP of the product as a multiple of its static twin's: at most this, by who visits the page. */
export const BUDGETS = { guest: 1.05, member: 1.1 } as const;
/** Until the product reacts, as a multiple of what its twin takes until it has been read. */
export const MOST_USABLE = 4.5;
/** For how many milliseconds altogether the product may leave taps unanswered until its network is idle. */
export const MOST_BLOCKED = 200;
/** What the gap between two medians says nothing about. */
export const NOISE =
  "Gaps under 25 % are noise: compare medians of one run only, and run again before you believe a small one.";

const COLUMNS: readonly Column[] = [
  { head: "page", side: "left" },
  { head: "", side: "left" },
  { head: "LCP ms", side: "right" },
  { head: "from–to", side: "right" },
  { head: "usable ms", side: "right" },
  { head: "blocked ms", side: "right" },
  { head: "KB before LCP", side: "right" },
  { head: "KB in all", side: "right" },
  { head: "LCP is", side: "left" },
];

/** How much later the product shows its largest picture or text than its twin does: the ratio of the medians. */
export function lcpRatio({ product, twin }: Pair): number {
  return medianOf(product, "lcp") / medianOf(twin, "lcp");
}

function usableRatio({ product, twin }: Pair): number {
  return medianOf(product, "usable") / medianOf(twin, "usable");
}

/** Whether a page meets its budgets. */
export function isWithin(pair: Pair, budget: number): boolean {
  return (
    lcpRatio(pair) <= budget && usableRatio(pair) <= MOST_USABLE && medianOf(pair.product, "blocked") <= MOST_BLOCKED
  );
}

/** The medians of pages and their twins, then a verdict a page. */
export function pairLines(pairs: readonly Pair[], budget: number): string[] {
  const rows = pairs.flatMap((pair) => [rowOf(pair.page, "static", pair.twin), rowOf("", "product", pair.product)]);
  const width = Math.max(...pairs.map(({ page }) => page.length));
  const verdicts = pairs.flatMap((pair) => [
    `${pair.page.padEnd(width)}  LCP product / static: ${lcpRatio(pair).toFixed(2)}, budget ${budget}: ${verdictOf(lcpRatio(pair), budget)}; ${comparisonOf(pair)}`,
    `${"".padEnd(width)}  usable product / static: ${usableRatio(pair).toFixed(1)}, budget ${MOST_USABLE}: ${verdictOf(usableRatio(pair), MOST_USABLE)}`,
    `${"".padEnd(width)}  blocked: ${whole(medianOf(pair.product, "blocked"))} ms, budget ${MOST_BLOCKED}: ${verdictOf(medianOf(pair.product, "blocked"), MOST_BLOCKED)}`,
    ...coveredLine(pair, width),
  ]);
  return [...tableLines(COLUMNS, rows), "", ...verdicts];
}

/** What the LCP leaves out. */
function coveredLine({ product }: Pair, width: number): string[] {
  const covered = product.filter((visit) => visit.covered > 0);
  if (covered.length === 0) return [];
  return [
    `${"".padEnd(width)}  a popup covers the page after ${whole(medianOf(covered, "covered"))} ms (${covered.length} of ${product.length} visits): not in the LCP`,
  ];
}

function verdictOf(figure: number, budget: number): string {
  return figure <= budget ? "within" : "over";
}

/** Two times say how long one thing took on either side only if it was the same thing. */
function comparisonOf({ product, twin }: Pair): string {
  const elements = new Set([...product, ...twin].map(({ element }) => element));
  return elements.size === 1 ? "LCP is the same on both" : "LCP is not the same in every visit";
}

function rowOf(page: string, kind: string, visits: readonly Visit[]): string[] {
  const times = visits.map(({ lcp }) => lcp);
  return [
    page,
    kind,
    whole(medianOf(visits, "lcp")),
    `${whole(Math.min(...times))}–${whole(Math.max(...times))}`,
    whole(medianOf(visits, "usable")),
    whole(medianOf(visits, "blocked")),
    kilobytes(medianOf(visits, "bytesBeforeLcp")),
    kilobytes(medianOf(visits, "bytes")),
    commonest(visits.map(({ element }) => element)),
  ];
}

function medianOf(
  visits: readonly Visit[],
  what: "lcp" | "usable" | "covered" | "blocked" | "bytesBeforeLcp" | "bytes",
): number {
  return median(visits.map((visit) => visit[what]));
}

/** The visit whose LCP is nearest to the median. */
export function typicalVisit(visits: readonly Visit[]): Visit | undefined {
  const middle = medianOf(visits, "lcp");
  return [...visits].sort((a, b) => Math.abs(a.lcp - middle) - Math.abs(b.lcp - middle))[0];
}

/** What a visit had requested until its largest picture or text was shown, in order. */
export function requestLines({ requests, lcp }: Visit): string[] {
  const rows = requests
    .filter(({ start }) => start < lcp)
    .sort((a, b) => a.start - b.start)
    .map((request) => requestRow(request, lcp));
  const right = (head: string): Column => ({ head, side: "right" });
  return tableLines(
    [
      right("asked ms"),
      right("first byte"),
      right("there"),
      right("KB by LCP"),
      { head: "priority", side: "left" },
      { head: "", side: "left" },
    ],
    rows,
  );
}

function requestRow(request: LoggedRequest, lcp: number): string[] {
  const { start, firstByte, end, priority, path } = request;
  return [whole(start), moment(firstByte), moment(end), kilobytes(bytesBy(request, lcp)), priority, path];
}

function moment(time: number | undefined): string {
  return time === undefined ? "–" : whole(time);
}

function whole(milliseconds: number): string {
  return Math.round(milliseconds).toString();
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** The commonest of some texts, with a remark when there were others. */
export function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first) return "";
  const [text, count] = first;
  return count === texts.length ? text : `${text} (${count} of ${texts.length})`;
}

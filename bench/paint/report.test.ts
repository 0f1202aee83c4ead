import { expect, test } from "vitest";
import type { Pair } from "./measure.ts";
import { BUDGETS, commonest, isWithin, lcpRatio, pairLines, requestLines, typicalVisit } from "./report.ts";
import type { Visit } from "./visit.ts";

const visit = (lcp: number, more: Partial<Visit> = {}): Visit => ({
  lcp,
  element: "img /banner",
  usable: lcp * 2,
  covered: 0,
  blocked: 120,
  bytesBeforeLcp: 1024 * 40,
  bytes: 1024 * 100.5,
  requests: [],
  ...more,
});
const pair = (product: number[], twin: number[]): Pair => ({
  page: "home",
  product: product.map((lcp) => visit(lcp)),
  twin: twin.map((lcp) => visit(lcp)),
});

test("the ratio is the one of the medians", () => {
  expect(lcpRatio(pair([900, 1000, 9000], [700, 800, 20]))).toBeCloseTo(1000 / 700);
});

test("a twentieth later is within a guest's budget, a tenth within a member's, a little more is over it", () => {
  expect(isWithin(pair([1050], [1000]), BUDGETS.guest)).toBe(true);
  expect(isWithin(pair([1051], [1000]), BUDGETS.guest)).toBe(false);
  expect(isWithin(pair([1100], [1000]), BUDGETS.member)).toBe(true);
  expect(isWithin(pair([1101], [1000]), BUDGETS.member)).toBe(false);
});

test("a page that leaves taps unanswered for more than 200 ms is over its budget", () => {
  const product = (blocked: number) => [visit(1000, { blocked })];
  expect(isWithin({ ...pair([], [1000]), product: product(200) }, BUDGETS.guest)).toBe(true);
  expect(isWithin({ ...pair([], [1000]), product: product(201) }, BUDGETS.guest)).toBe(false);
});

test("a page that reacts four and a half times as late as its twin is within its budget, one later is over it", () => {
  const product = (usable: number) => [visit(1000, { usable })];
  const { twin } = pair([], [1000]);
  expect(isWithin({ page: "home", twin, product: product(9000) }, BUDGETS.guest)).toBe(true);
  expect(isWithin({ page: "home", twin, product: product(9001) }, BUDGETS.guest)).toBe(false);
});

test("a popup that covers the page is named, because the LCP leaves it out", () => {
  const { twin } = pair([], [1000]);
  const product = [visit(1000, { covered: 2500 }), visit(1000)];
  expect(pairLines([{ page: "home", product, twin }], BUDGETS.guest).at(-1)).toBe(
    "      a popup covers the page after 2500 ms (1 of 2 visits): not in the LCP",
  );
});

test("a page is two lines of figures and three verdicts", () => {
  expect(pairLines([pair([900, 1100.4, 1200], [800, 700, 1000])], BUDGETS.guest)).toEqual([
    "page           LCP ms   from–to  usable ms  blocked ms  KB before LCP  KB in all  LCP is",
    "home  static      800  700–1000       1600         120           40.0      100.5  img /banner",
    "      product    1100  900–1200       2201         120           40.0      100.5  img /banner",
    "",
    "home  LCP product / static: 1.38, budget 1.05: over; LCP is the same on both",
    "      usable product / static: 1.4, budget 4.5: within",
    "      blocked: 120 ms, budget 200: within",
  ]);
});

test("the verdict says when the largest picture or text is another one than the static page's", () => {
  const { twin } = pair([], [1000]);
  const product = [visit(1000), visit(1000, { element: "h1 Bets" })];
  expect(pairLines([{ page: "home", product, twin }], BUDGETS.member).at(-3)).toBe(
    "home  LCP product / static: 1.00, budget 1.1: within; LCP is not the same in every visit",
  );
});

test("the typical visit is the one nearest to the median", () => {
  expect(typicalVisit([visit(100), visit(520), visit(500), visit(9000)])?.lcp).toBe(520);
  expect(typicalVisit([])).toBeUndefined();
});

test("requests are listed in their order, only those asked for before the LCP, with the bytes that had come by then", () => {
  const requests = [
    { path: "/late.js", priority: "Low", start: 501, firstByte: 600, end: 700, bytes: 1024 },
    { path: "/banner", priority: "High", start: 200.4, firstByte: 300, end: 700, bytes: 4096 },
    { path: "/beacon", priority: "Low", start: 300, firstByte: undefined, end: undefined, bytes: 0 },
    { path: "/m/home", priority: "VeryHigh", start: 0, firstByte: 150, end: 250, bytes: 1024 },
  ];
  expect(requestLines(visit(500, { requests }))).toEqual([
    "asked ms  first byte  there  KB by LCP  priority",
    "       0         150    250        1.0  VeryHigh  /m/home",
    "     200         300    700        2.0  High      /banner",
    "     300           –      –        0.0  Low       /beacon",
  ]);
});

test("the most common text mentions that there were others", () => {
  expect(commonest(["a", "b", "b"])).toBe("b (2 of 3)");
  expect(commonest(["a", "a"])).toBe("a");
  expect(commonest([])).toBe("");
});

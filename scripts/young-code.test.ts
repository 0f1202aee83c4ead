import { expect, test } from "vitest";
import { youngIn } from "./young-code.ts";

const namesIn = (code: string) => youngIn(code).map((found) => found.replace(/ \(Chrome .*/, ""));

test.each([
  ["AbortSignal.any([a,b])", "AbortSignal.any"],
  ["URL.canParse(a)?new URL(a):0", "URL.canParse"],
  ["Map.groupBy(a,b);Promise.try(f);RegExp.escape(t)", "Map.groupBy,Object.groupBy,Promise.try,RegExp.escape"],
  ["new Intl.DurationFormat(`en`)", "Intl.DurationFormat"],
  ["new URLPattern(a);document.startViewTransition(f)", "URLPattern,document.startViewTransition"],
  [
    "a.isSubsetOf(b),m.getOrInsert(k,0),e.checkVisibility()",
    "Element.checkVisibility,Set.isSubsetOf,WeakMap.getOrInsert",
  ],
  ["m.values().map(f);new RegExp(a,`v`)", "Iterator.map,flag v of patterns"],
  ["[...m.values()].map(f),AbortSignal.timeout(1e4),e.toSorted(f),anyURL.parser,structuredClone(a),Array.from(a)", ""],
])("of %s the oldest browsers lack %s", (code, names) =>
  expect(
    namesIn(code)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join(),
  ).toBe(names),
);

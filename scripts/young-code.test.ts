import { expect, test } from "vitest";
import { youngIn } from "./young-code.ts";

test.each([
  ["AbortSignal.any([a,b])", 1],
  ["URL.canParse(a)?new URL(a):0", 1],
  ["[...m.values()].map(f),AbortSignal.timeout(1e4),e.toSorted(f),anyURL.parser", 0],
  ["m.values().map(f);new RegExp(a,`v`)", 2],
])("of %s the oldest browsers lack %i", (code, count) => expect(youngIn(code)).toHaveLength(count));

import fc from "fast-check";
import { expect, test } from "vitest";
import { coveringRows, pairsOf, type Row } from "./covering.ts";

const row = fc.record({
  brand: fc.constantFrom("acme", "globex", "initech"),
  language: fc.constantFrom("EN", "TY"),
  width: fc.constantFrom(320, 390),
  way: fc.constantFrom("name", "number", "sms"),
});

test("every possible pair of values is in a row, and no row is impossible", () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: (one) => JSON.stringify(one), maxLength: 36 }), (possible) => {
      const rows = coveringRows<Row>(possible);
      expect(new Set(rows.flatMap(pairsOf))).toEqual(new Set(possible.flatMap(pairsOf)));
      for (const one of rows) expect(possible).toContain(one);
    }),
  );
});

test("few rows are enough", () => {
  const possible = [..."abc"].flatMap((one) =>
    [..."def"].flatMap((two) => [..."ghi"].map((three) => ({ one, two, three }))),
  );
  expect(coveringRows(possible).length).toBeLessThanOrEqual(12);
});

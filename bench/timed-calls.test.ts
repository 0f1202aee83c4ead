import { expect, test } from "vitest";
import { isWithin, timedLines } from "./timed-calls.ts";

const call = { name: "betRecords", filter: { from: "2026-01-01", to: "2026-03-14", status: "open" } } as const;

test("a call is measured by its median: one slow answer of three is within the limit, two are not", () => {
  expect(isWithin({ times: [3, 4, 900] }, 50)).toBe(true);
  expect(isWithin({ times: [3, 51, 900] }, 50)).toBe(false);
});
test("a line says the call, what it was given beside the quarter, and whether it is within", () => {
  expect(timedLines([{ ...call, times: [1, 2, 60] }], 50).at(-1)).toMatch(
    /^betRecords {2}status open +2\.0 +60\.0 {2}within$/,
  );
  expect(timedLines([{ ...call, times: [70] }], 50).at(-1)).toMatch(/over$/);
});
test("one day is named", () => {
  const filter = { ...call.filter, to: call.filter.from };
  expect(timedLines([{ ...call, filter, times: [1] }], 50).at(-1)).toContain("2026-01-01, status open");
});

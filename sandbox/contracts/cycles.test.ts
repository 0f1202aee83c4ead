import { describe, expect, test } from "vitest";
import { cycleAt, cycleBefore, cycleOf, titleOf } from "./cycles.ts";

const MANILA = "Asia/Manila";
/** 01:30 of March 1 in Manila. */
const NIGHT = new Date("2026-02-28T17:30:00Z");

describe("the cycles of contracts", () => {
  test.each([
    ["dividend", "2026-03", "2026-02-28T16:00:00.000Z", "2026-03-31T16:00:00.000Z", "2026-02"],
    ["daily-salary", "2026-03-01", "2026-02-28T16:00:00.000Z", "2026-03-01T16:00:00.000Z", "2026-02-28"],
    ["hourly-salary", "2026-02-28T17Z", "2026-02-28T17:00:00.000Z", "2026-02-28T18:00:00.000Z", "2026-02-28T16Z"],
  ] as const)("of a %s the cycle is %s, by the merchant's days", (kind, id, begins, ends, before) => {
    const cycle = cycleAt(kind, NIGHT, MANILA);
    expect([cycle.id, cycle.begins.toISOString(), cycle.ends.toISOString()]).toEqual([id, begins, ends]);
    expect(cycleBefore(kind, cycle).id).toBe(before);
    expect(cycleOf(kind, id, MANILA)).toEqual(cycle);
  });
  test("they are said in the merchant's time zone and the language of the call", () => {
    const title = (kind: "dividend" | "daily-salary" | "hourly-salary", language: "EN" | "TY") =>
      titleOf(cycleAt(kind, NIGHT, MANILA), language);
    expect(title("dividend", "EN")).toBe("March 2026");
    expect(title("dividend", "TY")).toBe("Marso 2026");
    expect(title("daily-salary", "EN")).toBe("Mar 1, 2026");
    expect(title("hourly-salary", "EN")).toMatch(/Mar 1, 2026, 1:00.+2:00/);
  });
});

import { expect, test } from "vitest";
import { killAmongOrders } from "./kill-among-orders.ts";
import { isSound, reportLines } from "./kills.ts";

const found = { kills: 3, orders: 99, answered: 50, cutOff: 49, written: 2, notices: 80, unconfirmed: 1, faults: [] };

test.each([
  { engine: "PostgreSQL", count: 3 },
  { engine: "PGlite", count: 1 },
] as const)(
  "$count kills of the platform on $engine among deposits and withdrawals: nothing that was acknowledged is lost, and nothing is there twice",
  async ({ engine, count }) => {
    const kills = await killAmongOrders(engine, count, 1);
    expect(kills.faults).toEqual([]);
    expect(kills.cutOff).toBeGreaterThan(0);
    expect(kills.answered + kills.cutOff).toBe(kills.orders);
  },
);
test("a fault makes the run fail, and so do kills among nothing", () => {
  expect(isSound(found)).toBe(true);
  expect(isSound({ ...found, faults: ["The deposit is there 2 times"] })).toBe(false);
  expect(isSound({ ...found, cutOff: 0 })).toBe(false);
});
test("the report has every figure, the faults, and what is left out", () => {
  const lines = reportLines({ ...found, faults: ["The deposit is there 2 times"] }, "PGlite");
  expect(lines.at(-1)).toContain("the database dies with the platform");
  expect(lines[0]).toMatch(/^deposits and withdrawals, each with its key +99$/);
  expect(lines).toContain("The deposit is there 2 times");
  expect(lines.at(-1)).toMatch(/^Left out: /);
});

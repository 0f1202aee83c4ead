import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { after, duration } from "../clock.ts";
import { changedLimit, keptLimit, limitAt, NO_LIMIT, type SetLimit } from "./limit-change.ts";

const START = new Date("2026-03-14T05:20:00.000Z");
const later = (hours: number) => after(START, hours * duration.hour);
const limited = (amount: bigint): SetLimit => ({ amount, change: null });

describe("a limit", () => {
  test("that is the first one takes effect at once", () => {
    expect(changedLimit(NO_LIMIT, 500n, START)).toEqual(limited(500n));
  });
  test("that is lower takes effect at once, and ends a requested raise", () => {
    const raised = changedLimit(limited(500n), 900n, START);
    expect(changedLimit(raised, 400n, later(1))).toEqual(limited(400n));
  });
  test("that is the same ends a requested raise, too", () => {
    expect(changedLimit(changedLimit(limited(500n), 900n, START), 500n, later(1))).toEqual(limited(500n));
  });
  test.each([
    ["higher", 900n],
    ["none", null],
  ])("that is %s takes effect after 24 hours, not a millisecond earlier", (_, to) => {
    const changed = changedLimit(limited(500n), to, START);
    expect(changed).toEqual({ amount: 500n, change: { to, at: later(24) } });
    expect(limitAt(changed, after(later(24), -1)).amount).toBe(500n);
    expect(limitAt(changed, later(24))).toEqual({ amount: to, change: null });
  });
  test("that is requested again keeps its time; another one begins again", () => {
    const changed = changedLimit(limited(500n), 900n, START);
    expect(changedLimit(changed, 900n, later(5))).toEqual(changed);
    expect(changedLimit(changed, 800n, later(5)).change).toEqual({ to: 800n, at: later(29) });
  });
  test("that nobody looked at has taken effect all the same", () => {
    const changed = changedLimit(limited(500n), 900n, START);
    expect(changedLimit(changed, 700n, later(30))).toEqual(limited(700n));
    expect(changedLimit(changed, 1000n, later(30)).amount).toBe(900n);
  });
  test("stays as it is when its change is withdrawn in time", () => {
    const changed = changedLimit(limited(500n), null, START);
    expect(keptLimit(changed, later(23))).toEqual(limited(500n));
    expect(keptLimit(changed, later(24))).toEqual(NO_LIMIT);
  });
});

const amounts = fc.option(fc.bigInt({ min: 1n, max: 1000n }), { nil: null });
const steps = fc.array(fc.record({ to: amounts, hours: fc.nat(40), keeps: fc.boolean() }), { maxLength: 20 });

test("whatever is requested in whatever order: nothing allows more sooner than a day after it was asked for", () => {
  fc.assert(
    fc.property(steps, (requests) => {
      let limit: SetLimit = NO_LIMIT;
      let hours = 0;
      const asked: { to: bigint | null; at: number }[] = [];
      for (const { to, hours: passed, keeps } of requests) {
        const before = limitAt(limit, later(hours)).amount;
        hours += passed;
        const now = limitAt(limit, later(hours)).amount;
        if (isMore(now, before)) expect(asked.some((one) => one.to === now && hours - one.at >= 24)).toBe(true);
        limit = keeps ? keptLimit(limit, later(hours)) : changedLimit(limit, to, later(hours));
        if (!keeps) asked.push({ to, at: hours });
        // What was asked for is never more at once.
        expect(isMore(limit.amount, now)).toBe(false);
      }
    }),
  );
});

function isMore(one: bigint | null, other: bigint | null): boolean {
  return other !== null && (one === null || one > other);
}

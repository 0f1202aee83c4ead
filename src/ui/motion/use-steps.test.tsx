// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSteps, windowOf } from "./use-steps.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe("a strip", () => {
  it("rests, moves, and then shows the next entries", () => {
    const { result } = renderHook(() => useSteps({ by: 3, rest: 1000, move: 200, moving: true }));
    expect(result.current).toEqual({ start: 0, shifting: false });
    pass(1000);
    expect(result.current).toEqual({ start: 0, shifting: true });
    pass(200);
    expect(result.current).toEqual({ start: 3, shifting: false });
    pass(1000);
    pass(200);
    expect(result.current.start).toBe(6);
  });

  it("finishes its move when it is stopped, and starts no other", () => {
    const { result, rerender } = renderHook(({ moving }) => useSteps({ by: 1, rest: 1000, move: 200, moving }), {
      initialProps: { moving: true },
    });
    pass(1100);
    rerender({ moving: false });
    pass(200);
    expect(result.current).toEqual({ start: 1, shifting: false });
    pass(60_000);
    expect(result.current.start).toBe(1);
  });

  it("wraps around", () => {
    expect(
      windowOf(["a", "b", "c", "d", "e"], 3, 3, 3).map(({ entry, shown }) => (shown ? entry.toUpperCase() : entry)),
    ).toEqual(["D", "E", "A", "b", "c", "d"]);
  });

  it("shows every entry in turn, and each turn has its own name", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        (entries, by) => {
          const seen = new Set<number>();
          for (let start = 0; start < entries.length * by; start += by)
            for (const { entry, shown } of windowOf(entries, start, by, by)) if (shown) seen.add(entry);
          return (
            seen.size === entries.length &&
            new Set(windowOf(entries, 7, by, by).map(({ turn }) => turn)).size === 2 * by
          );
        },
      ),
    );
  });
});

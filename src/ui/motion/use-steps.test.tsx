// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSteps, windowOf } from "./use-steps.ts";

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What is compared: not the element that moves. */
const stateOf = ({ start, shifting }: ReturnType<typeof useSteps>) => ({ start, shifting });

describe("a strip", () => {
  it("rests, moves, and then shows the next entries", async () => {
    const { result } = renderHook(() => useSteps({ by: 3, rest: 1000, move: 200, moving: true }));
    expect(stateOf(result.current)).toEqual({ start: 0, shifting: false });
    await pass(1000);
    expect(stateOf(result.current)).toEqual({ start: 0, shifting: true });
    await pass(200);
    expect(stateOf(result.current)).toEqual({ start: 3, shifting: false });
    await pass(1000);
    await pass(200);
    expect(result.current.start).toBe(6);
  });

  it("finishes its move when it is stopped, and starts no other", async () => {
    const { result, rerender } = renderHook(({ moving }) => useSteps({ by: 1, rest: 1000, move: 200, moving }), {
      initialProps: { moving: true },
    });
    await pass(1100);
    rerender({ moving: false });
    await pass(200);
    expect(stateOf(result.current)).toEqual({ start: 1, shifting: false });
    await pass(60_000);
    expect(result.current.start).toBe(1);
  });

  it("changes the entries only when the move is over and has been drawn, however many frames were skipped", async () => {
    let end = (): void => undefined;
    const finished = new Promise<void>((resolve) => (end = resolve));
    const { result } = renderHook(() => useSteps<HTMLElement>({ by: 1, rest: 1000, move: 200, moving: true }));
    result.current.belt.current = Object.assign(document.createElement("ul"), { getAnimations: () => [{ finished }] });
    await pass(1200);
    await pass(5000);
    expect(stateOf(result.current), "the move has not ended").toEqual({ start: 0, shifting: true });
    end();
    await pass(17);
    expect(stateOf(result.current), "its end has not been drawn").toEqual({ start: 0, shifting: true });
    await pass(16);
    expect(stateOf(result.current)).toEqual({ start: 1, shifting: false });
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

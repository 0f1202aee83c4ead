// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { RESULT_HELD } from "./draw-moment.ts";
import { useFreshResult } from "./use-fresh-result.ts";

beforeEach(() => void vi.useFakeTimers());

it("a result is fresh for a while when it replaces another one, not when the page opens with it, nor while there is none", () => {
  const { result, rerender } = renderHook(useFreshResult, { initialProps: "3,1" });
  expect(result.current).toBe(false);
  rerender("");
  expect(result.current).toBe(false);
  rerender("9,8");
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(RESULT_HELD - 1));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

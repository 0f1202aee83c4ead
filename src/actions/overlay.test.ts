// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { closeOverlay, openOverlay, useOverlay } from "./overlay.ts";

test("one overlay is open at a time", () => {
  const { result } = renderHook(useOverlay);
  expect(result.current).toBeNull();
  act(() => openOverlay({ kind: "login" }));
  act(() => openOverlay({ kind: "language" }));
  expect(result.current).toEqual({ kind: "language" });
  act(closeOverlay);
  expect(result.current).toBeNull();
});

// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { preference, setPreference, usePreference } from "./preferences.ts";

beforeEach(() => localStorage.clear());

test("a preference survives a reload", async () => {
  setPreference("choice", "1");
  vi.resetModules();
  const nextVisit = await import("./preferences.ts");
  expect(nextVisit.preference("choice")).toBe("1");
});

test("a preference that was never set is null", () => expect(preference("never made")).toBeNull());

test("without storage a preference lasts until the page is left", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  setPreference("choice", "2");
  expect(preference("choice")).toBe("2");
});

test("a component that shows a preference updates at once", () => {
  setPreference("shown", "0");
  const { result } = renderHook(() => usePreference("shown"));
  expect(result.current).toBe("0");
  act(() => setPreference("shown", "1"));
  expect(result.current).toBe("1");
});

test("the first render knows no preference, as on the host", () => {
  setPreference("shown", "1");
  function Shown() {
    return String(usePreference("shown"));
  }
  expect(renderToString(<Shown />)).toBe("null");
});

// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSession, keepSession } from "./session.ts";
import { useDevices, useSession } from "./use-session.ts";

afterEach(() => act(forgetSession));
const maria = { token: "t", merchantCode: "acme", userName: "maria", type: 0, firstTimeLogin: false };

test("signing in and out re-renders at once", () => {
  const { result } = renderHook(useSession);
  expect(result.current).toBeNull();
  act(() => keepSession(maria));
  expect(result.current?.userName).toBe("maria");
  act(forgetSession);
  expect(result.current).toBeNull();
});

test("the first render is a guest's, on the host and in the browser", () => {
  keepSession(maria);
  function Name() {
    return useSession()?.userName ?? "guest";
  }
  expect(renderToString(<Name />)).toBe("guest");
});

test("the first render does not know the device; the next one does", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  function Devices() {
    return useDevices().join() || "unknown";
  }
  expect(renderToString(<Devices />)).toBe("unknown");
  expect(renderHook(useDevices).result.current).toEqual(["desktop"]);
});

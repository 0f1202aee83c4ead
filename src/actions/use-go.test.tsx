// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { act } from "react";
import { BrowserRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useGo } from "./use-go.ts";

const goTo = () => renderHook(useGo, { wrapper: BrowserRouter }).result.current;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1000);
  history.pushState(null, "", "/m/home");
});

describe("navigation", () => {
  it("of a double tap adds one entry to the history", () => {
    const go = goTo();
    const before = history.length;
    act(() => go("/m/gameList?gameType=FISH"));
    act(() => go("/m/gameList?gameType=FISH"));
    expect(history.length - before).toBe(1);
    act(() => go("/m/gameList?gameType=RNG"));
    expect(history.length - before).toBe(2);
  });
  it("of a double tap on back goes one page back, and a later tap goes on", async () => {
    const go = goTo();
    for (const path of ["/m/a", "/m/b", "/m/c"]) act(() => go(path));
    act(() => (go(-1), go(-1)));
    await waitFor(() => expect(location.pathname).toBe("/m/b"));
    vi.advanceTimersByTime(1000);
    act(() => go(-1));
    await waitFor(() => expect(location.pathname).toBe("/m/a"));
  });
});

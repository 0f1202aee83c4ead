// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HistoryProvider } from "#data/page/history-provider.tsx";
import { browserHistory } from "#data/page/page-history.ts";
import { useGo } from "./use-go.ts";

const goTo = () => {
  const kept = browserHistory();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HistoryProvider history={kept}>{children}</HistoryProvider>
  );
  return renderHook(useGo, { wrapper }).result.current;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1000);
  history.pushState(null, "", "/m/home");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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

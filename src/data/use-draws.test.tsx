// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testDraw } from "../../tests/support/entities.ts";
import { testPage, testSite } from "../../tests/support/widget-page.ts";
import { forgetClock } from "./server-clock.ts";
import { PageContext, SiteContext } from "./site.ts";
import { TransportContext } from "./transport.ts";
import { useDraws } from "./use-draws.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const KEY = ["lotteryList", "acme", { language: "EN" }, null];
const source = { call: "lotteryList" };

beforeEach(() => {
  forgetClock();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start(answer: () => unknown, cameWithPage?: unknown[]) {
  const client = new QueryClient();
  if (cameWithPage) client.setQueryData(KEY, cameWithPage);
  const transport = vi.fn<() => Promise<unknown>>(() => Promise.resolve(answer()));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <TransportContext value={transport}><SiteContext value={testSite()}><PageContext value={testPage()}>{children}</PageContext></SiteContext></TransportContext>
    </QueryClientProvider>
  );
  return { transport, hook: renderHook(() => useDraws(source), { wrapper }) };
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("asks again after the minimum remaining time among games with an issue, at most 30 s", async () => {
  const { transport } = start(() => [testDraw({ remainTime: 12 }), testDraw({ gameId: "d2", remainTime: 500 })]);
  await pass(100);
  expect(transport).toHaveBeenCalledTimes(1);
  await pass(11_000);
  expect(transport).toHaveBeenCalledTimes(1);
  await pass(1500);
  expect(transport).toHaveBeenCalledTimes(2);
});

it("asks again after 7 s when no time remains", async () => {
  const { transport } = start(() => [testDraw({ remainTime: 0 })]);
  await pass(50);
  await pass(6800);
  expect(transport).toHaveBeenCalledTimes(1);
  await pass(400);
  expect(transport).toHaveBeenCalledTimes(2);
});

it("learns the platform's clock from answers that it asked for", async () => {
  const { hook } = start(() => [testDraw({ serverTime: new Date(Date.now() - 300_000).toISOString() })]);
  await pass(100);
  expect(hook.result.current.ahead).toBe(-300_000);
});

it("learns nothing from an answer that came with the page: it was stamped by the host's clock", async () => {
  const { hook } = start(() => [testDraw({ serverTime: new Date(Date.now() - 300_000).toISOString() })], [testDraw({ serverTime: new Date(NOW).toISOString() })]);
  expect(hook.result.current.ahead).toBe(0);
  await pass(31_000);
  expect(hook.result.current.ahead).toBe(-300_000);
});

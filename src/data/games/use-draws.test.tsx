// @vitest-environment jsdom
import { focusManager, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testDraw } from "../../../tests/support/entities.ts";
import "../../../tests/support/known-calls.ts";
import { testPage, testSite } from "../../../tests/support/widget-page.ts";
import { createQueryClient } from "../client/cache/query-client.ts";
import { PageContext, SiteContext } from "../page/site.ts";
import { TransportContext } from "../client/transport/transport.ts";
import { useDraws, useLotteryMenu } from "./use-draws.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const useTheList = () => useDraws({ call: "lotteryList" });
const useTheMenu = () => useLotteryMenu("Lott");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

function start(
  answer: () => unknown,
  { use = useTheList }: { use?: () => ReturnType<typeof useDraws> | ReturnType<typeof useLotteryMenu> } = {},
) {
  const page = { language: "EN" as "EN" | "TY" };
  const client = createQueryClient();
  const transport = vi.fn<() => Promise<unknown>>(() => Promise.resolve(answer()));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <TransportContext value={transport}>
        <SiteContext value={testSite(page)}>
          <PageContext value={testPage()}>{children}</PageContext>
        </SiteContext>
      </TransportContext>
    </QueryClientProvider>
  );
  const hook = renderHook(use, { wrapper });
  const changeLanguage = (language: "EN" | "TY") =>
    act(() => {
      page.language = language;
      hook.rerender();
    });
  return { transport, hook, changeLanguage };
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

describe.each([
  ["a list", useTheList, (games: unknown[]) => games],
  [
    "the lottery menu",
    useTheMenu,
    (gameMenus: unknown[]) => ({ PH: { tag: "PH", labelName: "Philippines", gameMenus } }),
  ],
] as const)("%s", (_what, use, shape) => {
  it("refetches after the minimum remaining time among games with an issue, at most 30 s @games-4-20 @games-9-08", async () => {
    const { transport } = start(
      () => shape([testDraw({ remainTime: 12 }), testDraw({ gameId: "d2", remainTime: 500 })]),
      { use },
    );
    await pass(100);
    expect(transport).toHaveBeenCalledTimes(1);
    await pass(11_000);
    expect(transport).toHaveBeenCalledTimes(1);
    await pass(1500);
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it("refetches after 7 s when no time remains @games-4-20", async () => {
    const { transport } = start(() => shape([testDraw({ remainTime: 0 })]), { use });
    await pass(50);
    await pass(6800);
    expect(transport).toHaveBeenCalledTimes(1);
    await pass(400);
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it("refetches 200 ms after a change of language, once for a visitor who tries several, and shows the old list until then @games-4-21 @games-9-12", async () => {
    const { transport, hook, changeLanguage } = start(() => shape([testDraw({ remainTime: 500 })]), { use });
    const requests = () =>
      (transport.mock.calls as unknown as [{ input: { language: string } }][]).map(([{ input }]) => input.language);
    await pass(100);
    for (const language of ["TY", "EN", "TY"] as const) {
      changeLanguage(language);
      await pass(150);
    }
    expect(requests()).toEqual(["EN"]);
    expect(hook.result.current.data).toEqual(shape([testDraw({ remainTime: 500 })]));
    await pass(49);
    expect(requests()).toEqual(["EN"]);
    await pass(2);
    expect(requests()).toEqual(["EN", "TY"]);
  });
});

it("fetches nothing while the page is hidden, and at once when it is visible again: a draw that ended meanwhile has its result @games-9-08", async () => {
  const { transport, hook } = start(() => [
    testDraw({ numero: Date.now() < NOW + 20_000 ? "1" : "2", remainTime: 20 }),
  ]);
  await pass(100);
  focusManager.setFocused(false);
  await pass(300_000);
  expect(transport).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await pass(0);
  expect((hook.result.current.data as { numero: string }[] | undefined)?.[0]?.numero).toBe("2");
  focusManager.setFocused(undefined);
});

// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { RESULT_HELD } from "#data/games/draw-moment.ts";
import { forgetClock } from "#data/client/transport/server-clock.ts";
import { setPreference } from "#session/preferences.ts";
import { testDraw } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const route = testSite().routes["notice"]!;
const site = { routes: { ...testSite().routes, startLottery: { ...route, path: "/m/startLottery" } } };
const [daily, quick, late] = [
  testDraw({ gameId: "1", gameCode: "D1", remark: "Daily" }),
  testDraw({ gameId: "2", gameCode: "D2", remark: "Quick", tag: ["HOT"] }),
  testDraw({ gameId: "3", gameCode: "D3", remark: "Late", isSale: false }),
];
const menu = {
  PH: { tag: "PH", labelName: "Philippines", gameMenus: [daily, late] },
  VN: { tag: "VN", labelName: "Vietnam", gameMenus: [quick] },
};

beforeEach(() => {
  forgetClock();
  preferLessMotion(false);
  setPreference("LOTTFAV", "");
  vi.useFakeTimers({ now: NOW });
});

async function render(options = {}, content: unknown[] = [], from = "lottery") {
  const view = await renderWidget("lottery-lobby", {
    options,
    answers: { lotteryMenu: menu, gameCategories: { content } },
    site,
    session: memberSession,
    page: { route: from, renderedAt: NOW - 1000 },
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
  return view;
}
const names = () =>
  screen.getAllByRole("link").map(({ textContent }) => /Daily|Quick|Late/.exec(textContent ?? "")?.[0]);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("the lottery lobby (games §2)", () => {
  it("has a menu with HOT and FAV before the groups, and shows the selected one @games-2-92 @games-3-19", async () => {
    await render();
    expect(
      screen
        .getAllByRole("button")
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual(["lottery.all", "lottery.hot", "lottery.fav", "Philippines", "Vietnam"]);
    expect(names()).toEqual(["Daily", "Late", "Quick"]);
    await press("lottery.hot");
    expect(names()).toEqual(["Quick"]);
    await press("Philippines");
    expect(names()).toEqual(["Daily", "Late"]);
  });

  it("each card has icon, name, issue number, countdown, digits of the last winning number and a heart @games-2-93", async () => {
    await render();
    const card = screen.getAllByRole("listitem")[0]!;
    expect(card.querySelector("img")).not.toBeNull();
    expect(card.textContent).toContain("Daily");
    expect(card.textContent).toContain("20260101-01");
    expect(screen.getAllByRole("timer")[0]?.textContent).toBe("00:01:30");
    expect([...card.querySelectorAll(".ball")].map(({ textContent }) => textContent)).toEqual(["3", "1", "4", "2"]);
    expect(screen.getAllByRole("button", { name: /^favourite\.mark/ })).toHaveLength(3);
  });
  it.each(["lottery", "moreLottery"])(
    "a card of %s leads to the betting of its game, and from there back to where it was opened",
    async (from) => {
      await render({}, [], from);
      expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe(`/m/startLottery?code=D1&pageBack=${from}`);
    },
  );
  it("shows --:--:-- when a game is not on sale", async () => {
    await render();
    expect(screen.getAllByRole("timer")[1]?.textContent).toBe("--:--:--");
  });
  it("says that a game is drawn, not that it closes in --:--:--, once bets are closed", async () => {
    await render();
    const label = () =>
      /draw\.(?:closesIn|drawing|closed)/.exec(screen.getAllByRole("link")[0]?.textContent ?? "")?.[0];
    expect(label()).toBe("draw.closesIn");
    await act(async () => void (await vi.advanceTimersByTimeAsync(91_000)));
    expect(label()).toBe("draw.drawing");
  });
  it("a heart is stored on the phone and re-sorts favourites to the front @games-4-19", async () => {
    await render();
    await press("favourite.mark: Late");
    expect(names()).toEqual(["Late", "Daily", "Quick"]);
    expect(JSON.parse(localStorage.getItem("LOTTFAV") ?? "")).toEqual({ maria: ["3"] });
    await press("lottery.fav");
    expect(names()).toEqual(["Late"]);
    await press("favourite.mark: Late");
    expect(screen.getByText("lottery.noneFav")).toBeDefined();
  });
  it.each([
    ["ELOTT", "Elott"],
    ["LOTT", "Lott"],
  ])("uses the prize mode in the settings: %s under TCG_LOTTO_VN is %s @games-4-24", async (gameType, prizeMode) => {
    const view = await render({}, [
      { gameCategory: "LOTT", vendorNames: [{ gameType, vassalage: "TCG_LOTTO_VN", accountTypeName: "x" }] },
    ]);
    expect(view.calls.filter(({ call }) => call === "lotteryMenu").map(({ input }) => input)).toEqual([
      { prizeMode, language: "EN" },
    ]);
  });
  it("uses the draws of the plain lottery where the settings fail to load", async () => {
    const view = await renderWidget("lottery-lobby", {
      answers: { lotteryMenu: menu, gameCategories: new GatewayError("timeout", "gone") },
      site,
      session: memberSession,
    });
    await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
    expect(view.calls.find(({ call }) => call === "lotteryMenu")?.input).toMatchObject({ prizeMode: "Lott" });
  });
  it.each(["cards", "table", "large", "lit", "rows"])(
    "as %s has the name, number, countdown, last result and heart of each draw",
    async (look) => {
      const { container } = await render({ look });
      expect(container.querySelector("[data-look]")?.getAttribute("data-look")).toBe(look);
      for (const card of screen.getAllByRole("listitem")) {
        expect(card.textContent).toMatch(/(Daily|Quick|Late)20260101-01/);
        expect(within(card).getByRole("timer")).toBeDefined();
        expect(card.querySelectorAll(".ball")).toHaveLength(4);
        expect(within(card).getByRole("button", { name: /^favourite\.mark/ })).toBeDefined();
      }
    },
  );
  it("a result that arrives while the lobby is open has its moment, once", async () => {
    const view = await render({ look: "rows" });
    expect(view.container.querySelector(".moment")).toBeNull();
    const PH = { ...menu.PH, gameMenus: [{ ...daily, previousWinningNumber: "9,8" }, late] };
    view.change({ answers: { lotteryMenu: { ...menu, PH }, gameCategories: { content: [] } } });
    await act(async () => view.client.refetchQueries());
    await act(async () => void (await vi.advanceTimersByTimeAsync(20)));
    const moments = [...view.container.querySelectorAll(".moment")];
    expect(moments.map((moment) => moment.closest("li")?.textContent)).toEqual([expect.stringContaining("Daily")]);
    await act(async () => void (await vi.advanceTimersByTimeAsync(RESULT_HELD)));
    expect(view.container.querySelector(".moment")).toBeNull();
  });
  it("as a grid shows no last result, and without its menu all games", async () => {
    const { container } = await render({ look: "grid", menu: false });
    expect(container.querySelector(".ball")).toBeNull();
    expect(screen.queryByRole("button", { name: "lottery.hot" })).toBeNull();
  });
});

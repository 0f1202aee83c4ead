// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetClock, learnClock } from "#data/client/transport/server-clock.ts";
import { testDraw } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const route = testSite().routes["notice"]!;
const site = { routes: { ...testSite().routes, startLottery: { ...route, path: "/m/startLottery" } } };
const draws = [
  testDraw(),
  testDraw({ gameId: "d2", gameCode: "D2", remark: "Quick Five", remainTime: 50 }),
  testDraw({ gameId: "d3", gameGroupCode: "G2", remark: "Other", remainTime: 5 }),
];

beforeEach(() => {
  forgetClock();
  preferLessMotion(false);
  vi.useFakeTimers({ now: NOW });
});

async function render(lotteryList: unknown, options = {}) {
  const view = await renderWidget("draw-spotlight", {
    options,
    answers: { lotteryList },
    site,
    page: { renderedAt: NOW - 1000 },
  });
  await pass(20);
  return view;
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("shows the draw of the group with the earliest end: name, number, last result, and a link to bet", async () => {
  const { container } = await render(draws, { group: "G1" });
  expect(screen.getByRole("heading").textContent).toBe("Quick Five");
  expect(screen.getByText("20260101-01")).toBeDefined();
  expect([...container.querySelectorAll(".ball")].map(({ textContent }) => textContent)).toEqual(["3", "1", "4", "2"]);
  expect(screen.getByRole("link", { name: "draw.bet" }).getAttribute("href")).toBe("/m/startLottery?code=D2");
});

it("counts from remaining time minus half the lottery window @games-2-95", async () => {
  await render([testDraw({ remainTime: 100, lotteryTime: 60 })]);
  expect(screen.getByRole("timer").textContent).toBe("00:01:10");
});

it("shows --:--:-- when not on sale @games-2-94", async () => {
  await render([testDraw({ isSale: false })]);
  expect(screen.getByRole("timer").textContent).toBe("--:--:--");
});

it("counts by the platform's clock when the phone's is wrong", async () => {
  const slow = 600_000;
  learnClock(NOW + slow, NOW);
  await render([testDraw({ remainTime: 100, lotteryTime: 60, serverTime: new Date(NOW + slow).toISOString() })]);
  expect(screen.getByRole("timer").textContent).toBe("00:01:10");
  act(() => learnClock(NOW + slow + 5000, NOW));
  expect(screen.getByRole("timer").textContent).toBe("00:01:05");
});

it("between its close and the next draw shows how it is drawn, then its numbers for a while, and takes no bet meanwhile", async () => {
  const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
  const other = (seconds: number) =>
    testDraw({ gameId: "d2", remark: "Quick Five", remainTime: 300 - seconds, serverTime: at(seconds) });
  let answers = [testDraw({ remainTime: 20, lotteryTime: 20 }), other(0)];
  const { container } = await render(() => answers);
  const moment = () => [
    container.querySelector("[data-phase]")?.getAttribute("data-phase"),
    screen.getByRole("heading").textContent,
    screen.queryByRole("link", { name: "draw.bet" }) !== null,
    container.querySelector(".moment") !== null,
  ];
  expect(moment()).toEqual(["open", "Daily Three", true, false]);
  await pass(10_000);
  expect(moment()).toEqual(["drawing", "Daily Three", false, false]);
  answers = [
    testDraw({ numero: "20260101-02", remainTime: 100, previousWinningNumber: "9,8", serverTime: at(20) }),
    other(20),
  ];
  await pass(11_000);
  expect(moment()).toEqual(["result", "Daily Three", true, true]);
  expect(screen.getByText("20260101-01")).toBeDefined();
  expect([...container.querySelectorAll(".ball")].map(({ textContent }) => textContent)).toEqual(["9", "8"]);
  await pass(13_000);
  expect(moment()).toEqual(["open", "Daily Three", true, false]);
  expect(screen.getByText("20260101-02")).toBeDefined();
});

it("is refetched when the draw ends, and then shows the next one", async () => {
  let requests = 0;
  const view = await render(() =>
    ++requests === 1
      ? [testDraw({ remainTime: 12, lotteryTime: 2 })]
      : [testDraw({ numero: "20260101-02", serverTime: new Date(Date.now()).toISOString() })],
  );
  await pass(11_000);
  expect(view.calls.filter(({ call }) => call === "lotteryList")).toHaveLength(1);
  await pass(1500);
  expect(view.calls.filter(({ call }) => call === "lotteryList")).toHaveLength(2);
  await pass(12_500);
  expect(screen.getByText("20260101-02")).toBeDefined();
});

it("says so when there is no draw", async () => {
  await renderWidget("draw-spotlight", { answers: { lotteryList: [] }, site });
  await pass(20);
  expect(screen.getByText("draw.none")).toBeDefined();
});

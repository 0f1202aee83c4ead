// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetClock } from "#data/client/transport/server-clock.ts";
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
  testDraw({ gameId: "d3", gameGroupCode: "G2", remark: "Other", previousWinningNumber: "" }),
];

beforeEach(() => {
  forgetClock();
  preferLessMotion(false);
  vi.useFakeTimers({ now: NOW });
});

async function render(options = {}) {
  const view = await renderWidget("draw-cards", {
    options,
    answers: { lotteryList: draws },
    site,
    page: { renderedAt: NOW - 1000 },
  });
  await pass(20);
  return { ...view, cards: screen.getAllByRole("link") };
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("shows icon, name, draw number, countdown and the digits of the previous winning number", async () => {
  const { cards } = await render();
  const card = cards[0]!;
  expect(card.querySelector("img")?.getAttribute("src")).toBe("/d?w=96");
  expect(card.textContent).toContain("Daily Three");
  expect(card.textContent).toContain("20260101-01");
  expect([...card.querySelectorAll(".ball")].map(({ textContent }) => textContent)).toEqual(["3", "1", "4", "2"]);
  expect(card.getAttribute("href")).toBe("/m/startLottery?code=D1");
});

it("counts from remaining time minus lock time in seconds", async () => {
  await render();
  expect(screen.getAllByRole("timer").map(({ textContent }) => textContent)).toEqual([
    "00:01:30",
    "00:00:40",
    "00:01:30",
  ]);
});

it("says that it is drawn, not that it closes in --:--:--, once bets are closed", async () => {
  const { cards } = await render();
  const label = () => /draw\.(?:closesIn|drawing|closed)/.exec(cards[1]?.textContent ?? "")?.[0];
  await pass(39_000);
  expect(label()).toBe("draw.closesIn");
  await pass(2000);
  expect(label()).toBe("draw.drawing");
});

it("says that a result is pending when there is none", async () => {
  const { cards } = await render();
  expect(cards[2]?.textContent).toContain("draw.pending");
});

it("shows the brand's group, and at most the limit", async () => {
  expect((await render({ group: "G1" })).cards).toHaveLength(2);
  cleanup();
  expect((await render({ limit: 1 })).cards).toHaveLength(1);
});

it("leaves out the next draw where a spotlight shows it, and keeps the platform's order", async () => {
  const { cards } = await render({ skip: 1 });
  expect(cards.map((card) => card.getAttribute("href"))).toEqual([
    "/m/startLottery?code=D1",
    "/m/startLottery?code=D1",
  ]);
  expect(cards.map(({ textContent }) => textContent).join(" ")).not.toContain("Quick Five");
});

it("keeps every card in its place when the spotlight moves on: the draw that it leaves takes the place of the one that it shows next", async () => {
  const four = [
    testDraw({ gameId: "a", remark: "A", remainTime: 40 }),
    testDraw({ gameId: "b", remark: "B" }),
    testDraw({ gameId: "c", remark: "C" }),
    testDraw({ gameId: "d", remark: "D", remainTime: 60 }),
  ];
  const later = four.map((draw) => (draw.gameId === "a" ? { ...draw, remainTime: 300 } : draw));
  const view = await renderWidget("draw-cards", {
    options: { skip: 1 },
    answers: { lotteryList: four },
    site,
    page: { renderedAt: NOW - 1000 },
  });
  await pass(20);
  const names = () => [...view.container.querySelectorAll("li")].map(({ textContent }) => textContent?.[0]).join("");
  expect(names()).toBe("BCD");
  view.change({ answers: { lotteryList: later } });
  await act(async () => view.client.refetchQueries());
  await pass(20);
  expect(names()).toBe("BCA");
});

it("says so when there is no draw", async () => {
  await renderWidget("draw-cards", { answers: { lotteryList: [] }, site });
  await pass(20);
  expect(screen.getByText("draw.none")).toBeDefined();
});

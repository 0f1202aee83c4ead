// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadEngine } from "#text/phrases.ts";
import { testWinner } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

const texts = {
  "winner.justWonIn": "just won in {{game}}",
  "winner.playGame": "Play {{game}} now",
  "winner.play": "Play now",
};
const winners = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testWinner({
      winAmount: `${index + 1}00.00`,
      nodeId: `n${index + 1}`,
      roomId: `r${index + 1}`,
      gameName: `Game ${index + 1}`,
    }),
  );

// The text engine is loaded by a real import, which fake timers cannot advance.
beforeAll(loadEngine);
beforeEach(() => {
  preferLessMotion(false);
  vi.useFakeTimers();
});

async function render(count: number, options = {}) {
  const view = await renderWidget("winner-board", {
    options,
    answers: { winnerBoard: winners(count) },
    texts,
    session: memberSession,
  });
  await pass(20);
  return view;
}
const amounts = () => screen.getAllByText(/^₱[\d,]+\.00$/).map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("shows winners by win amount, highest first: game icon, customer name, 'just won in' with the game, amount @games-2-99 @games-3-21", async () => {
  const { container } = await render(3);
  expect(amounts()).toEqual(["₱300.00", "₱200.00", "₱100.00"]);
  expect([...container.querySelectorAll("img")].map((icon) => icon.getAttribute("src")?.split("?")[0])).toEqual([
    "/w",
    "/w",
    "/w",
  ]);
  expect(screen.getAllByText("ma***a")).toHaveLength(3);
  expect(screen.getByText("just won in Game 3")).toBeDefined();
});

it("requests 20 winners of every category @games-7-20 @games-9-09", async () => {
  const { calls } = await render(1);
  expect(calls.find(({ call }) => call === "winnerBoard")?.input).toEqual({
    gameCategory: "ALL",
    limitNum: 20,
    language: "EN",
  });
});

it("does not move with 4 winners @games-2-101", async () => {
  const { container } = await render(4);
  expect(amounts()).toHaveLength(4);
  await pass(20_000);
  expect(container.querySelector("[data-shifting]")).toBeNull();
});

it("moves by itself with more than 4 winners, 3 at a time, in 1500 ms @games-2-101 @games-2-102 @games-9-10", async () => {
  const { container } = await render(7);
  expect(amounts()).toEqual(["₱700.00", "₱600.00", "₱500.00", "₱400.00", "₱300.00", "₱200.00"]);
  await pass(3510);
  expect(container.querySelector("[data-shifting]")).not.toBeNull();
  await pass(1490);
  expect(container.querySelector("[data-shifting]")).not.toBeNull();
  await pass(10);
  expect(container.querySelector("[data-shifting]")).toBeNull();
  expect(amounts()).toEqual(["₱400.00", "₱300.00", "₱200.00", "₱100.00", "₱700.00", "₱600.00"]);
});

it("only the three visible rows are focusable", async () => {
  const { container } = await render(7);
  expect([...container.querySelectorAll("li")].map((row) => row.hasAttribute("inert"))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

it("can be paused", async () => {
  const { container } = await render(7);
  fireEvent.click(screen.getByRole("button", { name: "motion.pause" }));
  await pass(20_000);
  expect(container.querySelector("[data-shifting]")).toBeNull();
});

it("shows all rows and does not move under reduced motion", async () => {
  preferLessMotion(true);
  await render(7);
  expect(amounts()).toHaveLength(7);
});

it("launches the winner's game by the button 'play now' @games-2-100", async () => {
  const view = await render(3);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Play Game 2 now" })));
  const query = new URL(view.address(), "http://acme.test").searchParams;
  expect([query.get("vendor"), query.get("gameId"), query.get("nodeId")]).toEqual(["V1", "r2", "n2"]);
});

it("as a podium shows the three highest apart", async () => {
  const { container } = await render(8, { look: "podium" });
  expect([...container.querySelectorAll("ol > li")].map((place) => place.getAttribute("data-rank"))).toEqual([
    "1",
    "2",
    "3",
  ]);
  expect(container.querySelector("ol")?.textContent).toContain("800.00");
  expect(container.querySelector("ul")?.textContent).not.toContain("800.00");
});

it("refetches 250 ms after a change of language, and shows the old winners until then @games-4-22 @games-9-11", async () => {
  const view = await render(3);
  const requests = () => view.calls.filter(({ call }) => call === "winnerBoard").map(({ input }) => input["language"]);
  expect(requests()).toEqual(["EN"]);
  await act(async () => view.change({ site: { language: "TY" } }));
  await pass(200);
  expect(requests()).toEqual(["EN"]);
  expect(amounts()).toHaveLength(3);
  await pass(60);
  expect(requests()).toEqual(["EN", "TY"]);
});

it("says so when there are no winners", async () => {
  await renderWidget("winner-board", { answers: { winnerBoard: [] } });
  await pass(20);
  expect(screen.getByText("winner.none")).toBeDefined();
});

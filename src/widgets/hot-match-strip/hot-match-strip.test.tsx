// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { testMatch } from "../../../tests/support/entities.ts";
import { preferLessMotion } from "../../../tests/support/motion.ts";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { gameOf, turns } from "./strip-rules.ts";

beforeEach(() => {
  preferLessMotion(false);
  vi.useFakeTimers();
});

const matches = [
  testMatch(),
  testMatch({ id: "m2", league: "Second League", homeTeam: "Foxes", vendor: "V2", roomId: "r2", nodeId: "n2" }),
  testMatch({ id: "m3", league: "Third League", homeTeam: "Owls" }),
];
async function render(hotMatches: unknown[], options = {}) {
  const site = { features: { ...testSite().features, timeZone: "Asia/Manila" } };
  const view = await renderWidget("hot-match-strip", {
    options,
    answers: { hotMatches },
    session: memberSession,
    site,
  });
  await pass(20);
  return view;
}
const leagues = () => screen.getAllByText(/League$/).map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it("advances every 5000 ms with a transition of 500 ms, in a loop @games-2-76 @games-9-04 @games-9-05", async () => {
  const { container } = await render(matches);
  expect(leagues()).toEqual(["First League", "Second League"]);
  await pass(5010);
  expect(container.querySelector("[data-shifting]")).not.toBeNull();
  await pass(500);
  expect(container.querySelector("[data-shifting]")).toBeNull();
  expect(leagues()).toEqual(["Second League", "Third League"]);
  await pass(5010);
  await pass(500);
  expect(leagues()).toEqual(["Third League", "First League"]);
});

it("does not move with one match @games-2-76", async () => {
  const { container } = await render(matches.slice(0, 1));
  await pass(6000);
  expect(container.querySelector("[data-shifting]")).toBeNull();
  expect(screen.queryByRole("button", { name: "motion.pause" })).toBeNull();
});

it("turns when there are more matches than are visible @games-2-76", () =>
  expect([turns(1, 1), turns(2, 1), turns(4, 4), turns(5, 4)]).toEqual([false, true, false, true]));

it("can be paused", async () => {
  await render(matches);
  fireEvent.click(screen.getByRole("button", { name: "motion.pause" }));
  await pass(12_000);
  expect(leagues()).toEqual(["First League", "Second League"]);
});

/** The modal after a tap, once its code has loaded. */
async function openedDialog(tapped = screen.getByRole("button", { name: "match.open" })): Promise<HTMLElement> {
  await act(async () => {
    fireEvent.click(tapped);
    await import("./match-sheet.tsx");
  });
  return screen.getByRole("dialog");
}

it("shows as many rows as a table as the brand says", async () => {
  await render(matches, { look: "table", rows: 2 });
  // Two are visible, the third waits for its turn.
  expect(leagues()).toEqual(["First League", "Second League", "Third League"]);
});

it("opens the modal at a tap: league, teams with images, and the time as MM/DD HH:mm @games-2-77 @games-2-78 @games-3-02", async () => {
  await render(matches);
  const dialog = within(await openedDialog());
  const first = dialog.getAllByRole("listitem")[0]!;
  expect(within(first).getByText("First League")).toBeDefined();
  expect(within(first).getByText("Tigers")).toBeDefined();
  expect(within(first).getByText("Bears")).toBeDefined();
  expect([...first.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual(["/h?w=96", "/a?w=96"]);
  expect(within(first).getByText("01/02 19:30")).toBeDefined();
});

const odds = { home: "1.85", draw: "3.40", away: "4.20" };
const played = testMatch({ id: "l1", homeTeam: "Hawks", live: { minute: 63, home: 2, away: 1 }, odds });
/** The parts of a match in the strip: time or minute, score, odds. */
const shown = (container: Element) =>
  [...container.querySelector("[data-match]")!.querySelectorAll(".live, .time, .score, .price")].map(
    ({ textContent }) => textContent,
  );

it("shows minute, score and odds of a live match first", async () => {
  const { container } = await render([testMatch(), played], { look: "table" });
  expect(shown(container)).toEqual(["match.live 63′", "2", "1", "1.85", "4.20"]);
});

it("names today and tomorrow, and other days by their date", async () => {
  vi.setSystemTime("2026-01-02T02:00:00Z");
  const starts = ["2026-01-02T11:30:00Z", "2026-01-03T11:30:00Z", "2026-01-04T11:30:00Z"];
  const { container } = await render(
    starts.map((matchTime, index) => testMatch({ id: `m${index}`, matchTime })),
    { look: "table", rows: 3 },
  );
  expect([...container.querySelectorAll("time")].map(({ textContent }) => textContent)).toEqual([
    "match.today 19:30",
    "match.tomorrow 19:30",
    "01/04 19:30",
  ]);
});

it("refetches the score twice a minute", async () => {
  const view = await render([played]);
  view.change({ answers: { hotMatches: [{ ...played, live: { minute: 64, home: 3, away: 1 } }] } });
  await pass(30_010);
  expect(screen.getByText("3 – 1")).toBeDefined();
});

it("does not call a score live that has been old for two minutes, nor shows its odds", async () => {
  const view = await render([played], { look: "table" });
  view.change({ answers: {} });
  await pass(119_000);
  expect(shown(view.container)[0]).toBe("match.live 63′");
  await pass(1500);
  expect(shown(view.container)).toEqual(["01/02 19:30"]);
});

it("opens the modal at the match that was tapped, with its score and odds, those being played first", async () => {
  await render([played, ...matches], { look: "table", rows: 4 });
  const dialog = within(await openedDialog(screen.getByText("Hawks")));
  expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "match.now",
    "match.next",
  ]);
  const current = dialog.getAllByRole("listitem").filter((entry) => entry.hasAttribute("aria-current"));
  expect(current.map((entry) => within(entry).getAllByRole("button")[0]!.textContent)).toEqual([
    "First LeagueHawks2 – 1match.live 63′Bearsmatch.odds.home 1.85match.odds.draw 3.40match.odds.away 4.20",
  ]);
});

it("closes by the close button @games-4-34", async () => {
  await render(matches);
  await openedDialog();
  fireEvent.click(screen.getByRole("button", { name: "dialog.close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("closes with the strip: when its matches are over, nothing covers the page any more @games-4-34", async () => {
  const view = await render(matches);
  await openedDialog();
  await act(async () => void view.client.setQueriesData({ queryKey: ["hotMatches"] }, []));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("match.none")).toBeDefined();
});

it.each([
  ["a match", "Foxes"],
  ["its play button", "in_bet"],
])("launches the game of the first match at a click on %s @games-2-79", async (_, words) => {
  const view = await render(matches);
  const second = within(await openedDialog()).getAllByRole("listitem")[1]!;
  await act(async () => fireEvent.click(within(second).getByText(words)));
  const query = new URL(view.address(), "http://acme.test").searchParams;
  expect([query.get("vendor"), query.get("gameId"), query.get("nodeId")]).toEqual(["V1", "r1", "n1"]);
});

it("has no game without matches @games-2-79", () => expect(gameOf([])).toBeUndefined());

it("says so when there is no match", async () => {
  await render([]);
  expect(screen.getByText("match.none")).toBeDefined();
});

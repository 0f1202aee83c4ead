// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { loadEngine } from "#text/phrases.ts";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

// The sheet with days needs it for its plurals.
beforeAll(loadEngine);

const filters: ShownFilters = {
  kind: { kind: "choice", label: "kind", any: "all", choices: { game: { label: "games" }, draw: { label: "draws" } } },
  status: {
    kind: "choice",
    label: "status",
    any: "every",
    initial: "won",
    choices: { won: { label: "won" }, lost: { label: "lost" } },
  },
  order: { kind: "sort", label: "by", choices: { latest: { label: "new" }, highest: { label: "high" } } },
  period: { kind: "period", label: "days", presets: ["today", "week"], most: 31, since: "2000-01-01" },
  words: { kind: "search", label: "name", most: 20 },
  open: { kind: "toggle", label: "open only", sends: 1 },
};
const inSheet = { look: "sheet" } as const;
const options = {
  filters: { kind: {}, status: inSheet, order: inSheet, period: inSheet, words: inSheet, open: inSheet },
};

async function show(at = "/m/home") {
  vi.useFakeTimers({ now: Date.parse("2026-03-09T20:00:00Z"), toFake: ["Date"] });
  const page = { screen: { layout: "stack", filters, body: {} } } as const;
  return renderWidget("filter-bar", { at, site: { features: { timeZone: "Asia/Manila" } as never }, page, options });
}
const opener = () => screen.findByRole("button", { name: /^filter\.title/ });
async function open() {
  await userEvent.click(await opener());
  return within(await screen.findByRole("dialog", { name: "filter.title" }));
}
const queryOf = (address: string) => Object.fromEntries(new URL(address, "http://acme.test").searchParams);

test("one button holds the filters of this look, the others are in the bar", async () => {
  await show();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "all",
    "games",
    "draws",
  ]);
  expect(screen.queryByRole("searchbox")).toBeNull();
  const sheet = await open();
  expect(sheet.getByRole("group", { name: "status" })).toBeTruthy();
  expect(sheet.getByRole("radio", { name: "won", checked: true })).toBeTruthy();
  expect(sheet.getByRole("radio", { name: "new", checked: true })).toBeTruthy();
  expect(sheet.getByRole("radio", { name: "period.today", checked: true })).toBeTruthy();
  expect(sheet.getByRole("checkbox", { name: "open only", checked: false })).toBeTruthy();
  expect(sheet.queryByRole("radio", { name: "games" })).toBeNull();
});

test("the button says how many of its filters differ from their initial value", async () => {
  await show("/m/home?kind=game");
  expect((await opener()).textContent?.trim()).toBe("filter.title");
  cleanup();
  await show("/m/home?kind=game&status=any&order=latest&open=1");
  expect(await screen.findByRole("button", { name: "filter.title 2 filter.active" })).toBeTruthy();
});

test("each choice is in the address at once, and the sheet stays open", async () => {
  const view = await show("/m/home?kind=game&page=3");
  const sheet = await open();
  await userEvent.click(sheet.getByRole("radio", { name: "lost" }));
  expect(queryOf(view.address())).toEqual({ kind: "game", status: "lost" });
  await userEvent.click(sheet.getByRole("radio", { name: "high" }));
  await userEvent.click(sheet.getByRole("radio", { name: "period.week" }));
  await userEvent.click(sheet.getByRole("checkbox", { name: "open only" }));
  expect(queryOf(view.address())).toEqual({
    kind: "game",
    status: "lost",
    order: "highest",
    period: "week",
    open: "1",
  });
});

test("days of the visitor's own are chosen in a sheet above it, which returns to it", async () => {
  const view = await show();
  const sheet = await open();
  const own = sheet.getByRole("button", { name: "period.own" });
  await userEvent.click(own);
  await userEvent.click(
    within(screen.getByRole("dialog", { name: "period.own" })).getByRole("button", { name: "period.show" }),
  );
  expect(queryOf(view.address())).toEqual({ period: "2026-03-10..2026-03-10" });
  expect(document.activeElement).toBe(own);
  await userEvent.click(own);
  await userEvent.keyboard("{Escape}");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("words that are typed count when the sheet is closed by its button", async () => {
  const view = await show();
  const sheet = await open();
  await userEvent.type(sheet.getByRole("searchbox"), "dragon");
  expect(queryOf(view.address())).toEqual({});
  await userEvent.click(sheet.getByRole("button", { name: "period.show" }));
  expect(queryOf(view.address())).toEqual({ words: "dragon" });
});

test("reset puts all of its filters back, and only them", async () => {
  const view = await show("/m/home?types=A&kind=game&status=any&order=highest&period=week&words=red&open=1&page=2");
  const sheet = await open();
  await userEvent.click(sheet.getByRole("button", { name: "filter.reset" }));
  expect(queryOf(view.address())).toEqual({ types: "A", kind: "game" });
  expect(sheet.getByRole("radio", { name: "won", checked: true })).toBeTruthy();
  expect(sheet.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test.each([
  [
    "its button",
    (sheet: ReturnType<typeof within>) => userEvent.click(sheet.getByRole("button", { name: "period.show" })),
  ],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s closes it, and the focus returns to the button", async (_what, close) => {
  await show();
  await close(await open());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(await opener());
});

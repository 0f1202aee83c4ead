// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { loadEngine } from "#text/phrases.ts";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { testFilters as filters } from "../../../tests/support/shown-filters.ts";
import { eventually } from "../../../tests/support/eventually.ts";

// The sheet with days needs it for its plurals.
beforeAll(loadEngine);

async function show(at = "/m/home", { options, ...setting }: Setting & { options?: Record<string, unknown> } = {}) {
  vi.useFakeTimers({ now: Date.parse("2026-03-09T20:00:00Z"), toFake: ["Date"] });
  const body = { layout: "stack", filters, body: {} } as const;
  const site = { features: { timeZone: "Asia/Manila" } as never };
  return renderWidget("filter-bar", { at, site, page: { screen: body }, ...(options && { options }), ...setting });
}
const queryOf = (address: string) => Object.fromEntries(new URL(address, "http://acme.test").searchParams);

test("shows every filter of the screen with what the address has chosen", async () => {
  await show("/m/home?kind=lottery&period=week&words=red&open=1");
  expect(screen.getByRole("radio", { name: "draws", checked: true })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "period.week", checked: true })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("red");
  expect(screen.getByRole("checkbox", { name: "open only", checked: true })).toBeTruthy();
});

test("names the merchant's days and its time zone: it is the next day there already", async () => {
  await show("/m/home?period=week");
  expect(screen.getByText("Mar 4 – Mar 10, 2026 · GMT+8")).toBeTruthy();
});

test("a choice is in the address, and what is chosen by itself is not", async () => {
  const view = await show("/m/home?types=A");
  await userEvent.click(screen.getByRole("radio", { name: "games" }));
  expect(queryOf(view.address())).toEqual({ types: "A", kind: "game" });
  await userEvent.click(screen.getByRole("radio", { name: "all" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "open only" }));
  expect(queryOf(view.address())).toEqual({ types: "A", open: "1" });
});

test("words are applied with Enter and cleared with the button", async () => {
  const view = await show();
  await userEvent.type(screen.getByRole("searchbox"), "dragon{Enter}");
  expect(queryOf(view.address())).toEqual({ words: "dragon" });
  await userEvent.click(screen.getByRole("button", { name: "filter.clear" }));
  expect(queryOf(view.address())).toEqual({});
});

test.each([
  ["the first after the last", "2026-03-05", "2026-03-01", "period.order"],
  ["a day that has not come", "2026-03-05", "2026-03-11", "period.late"],
  ["a day before the contract's first", "1999-12-30", "2000-01-02", "period.early"],
  ["too many", "2025-01-01", "2026-03-01", "period.most"],
])("days of one's own that cannot be are refused: %s", async (_what, from, to, words) => {
  const view = await show();
  await choose(from, to);
  expect(screen.getByText(words)).toBeTruthy();
  expect(queryOf(view.address())).toEqual({});
});

test("days of one's own are in the address", async () => {
  const view = await show();
  await choose("2026-02-01", "2026-02-28");
  expect(queryOf(view.address())).toEqual({ period: "2026-02-01..2026-02-28" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["a preset scrolls into view, with the space beside a chip", "week", [400 - 300 + 16]],
  ["days of one's own need not: they are beside what scrolls", "2026-02-01..2026-02-28", []],
])("in the line of days, %s", async (_what, period, places) => {
  const scrolled: number[] = [];
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(500);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(Element.prototype, "scrollLeft", "set").mockImplementation((left) => void scrolled.push(left));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    return new DOMRect(0, 0, ["BUTTON", "LABEL"].includes(this.tagName) ? 400 : 300, 44);
  });
  await show(`/m/home?period=${period}`, { options: { filters: { period: {} } } });
  vi.restoreAllMocks();
  expect(scrolled).toEqual(places);
});

test("a text in the address that is no value is reported, and the initial value applies", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await show("/m/home?kind=horse&period=2026-02-31..2026-03-01");
  expect(screen.getByRole("radio", { name: "all", checked: true })).toBeTruthy();
  expect(reported.mock.calls.join()).toContain("The address has no valid value for kind,period");
  expect(reported).toHaveBeenCalledTimes(1);
});

test("what nobody declared is reported once, and removed with the next change", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = { screen: { layout: "stack", filters, parameters: { types: { values: ["A"] } }, body: {} } } as const;
  const view = await show("/m/home?cow=1&types=X", { page });
  expect(reported.mock.calls.join()).toContain("The address has an unknown parameter cow");
  expect(reported.mock.calls.join()).toContain("The address has no valid value for types");
  await userEvent.click(screen.getByRole("radio", { name: "games" }));
  expect(queryOf(view.address())).toEqual({ kind: "game" });
  expect(reported).toHaveBeenCalledTimes(2);
});

test("shows only the filters that it names, in its order; a long choice as a list", async () => {
  const view = await show("/m/home", { options: { filters: { open: {}, kind: { look: "list" } } } });
  expect(screen.queryByRole("searchbox")).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "kind" }), "games");
  expect(queryOf(view.address())).toEqual({ kind: "game" });
});

const vendor: ShownFilters = {
  vendor: {
    kind: "choice",
    label: "by",
    any: "all",
    choices: {},
    from: { call: "vendors", value: "vassalage", label: "accountTypeName" },
  },
};
const vendors = [
  { vassalage: "PG", accountTypeName: "Pocket", gameType: "RNG" },
  { vassalage: "PG", accountTypeName: "Pocket", gameType: "FISH" },
  { vassalage: "EVO", accountTypeName: "Evo", gameType: "LIVE" },
];

test("a choice of what a call lists offers each value once", async () => {
  const page = { screen: { layout: "stack", filters: vendor, body: {} } } as const;
  const view = await show("/m/home?vendor=EVO", { page, answers: { vendors } as never });
  expect(await screen.findByRole("radio", { name: "Evo", checked: true })).toBeTruthy();
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  await userEvent.click(screen.getByRole("radio", { name: "Pocket" }));
  expect(queryOf(view.address())).toEqual({ vendor: "PG" });
});

test.each(["chips", "list"] as const)("a choice whose list is missing says why, and asks again (%s)", async (look) => {
  const page = { screen: { layout: "stack", filters: vendor, body: {} } } as const;
  const options = { filters: { vendor: { look } } };
  const role = look === "list" ? "option" : "radio";
  await show("/m/home", { page, options, answers: { vendors: () => new Promise(() => undefined) } as never });
  expect(screen.getByRole(role, { name: "state.loading" })).toBeTruthy();
  cleanup();

  let fails = true;
  const answer = () => (fails ? Promise.reject(new Error("down")) : Promise.resolve(vendors));
  const view = await show("/m/home", { page, options, answers: { vendors: answer } as never });
  const again = await screen.findByRole(role, { name: "state.retry" });
  fails = false;
  if (look === "list") await userEvent.selectOptions(screen.getByRole("combobox"), again);
  else await userEvent.click(again);
  expect(await screen.findByRole(role, { name: "Evo" })).toBeTruthy();
  expect(queryOf(view.address())).toEqual({});
});

test("one that is not listed waits until that is known, and is dropped then", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = { screen: { layout: "stack", filters: vendor, body: {} } } as const;
  const waiting = await show("/m/home?vendor=NONE", {
    page,
    answers: { vendors: () => new Promise(() => undefined) } as never,
  });
  expect(queryOf(waiting.address())).toEqual({ vendor: "NONE" });
  expect(reported).not.toHaveBeenCalled();
  cleanup();
  const view = await show("/m/home?vendor=NONE", { page, answers: { vendors } as never });
  await eventually(() => expect(queryOf(view.address())).toEqual({}));
  expect(reported.mock.calls.join()).toContain('"NONE" of the address is not listed');
});

test("an order is a list, as chips on request", async () => {
  const order: ShownFilters = {
    order: { kind: "sort", label: "by", choices: { latest: { label: "new" }, highest: { label: "high" } } },
  };
  const page = { screen: { layout: "stack", filters: order, body: {} } } as const;
  const view = await show("/m/home?page=4", { page });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "by" }), "high");
  expect(queryOf(view.address())).toEqual({ order: "highest" });
  cleanup();
  await show("/m/home?order=highest", { page, options: { filters: { order: { look: "chips" } } } });
  expect(screen.getByRole("radio", { name: "high", checked: true })).toBeTruthy();
});

async function choose(from: string, to: string) {
  await userEvent.click(screen.getByRole("button", { name: "period.own" }));
  fireEvent.change(screen.getByLabelText("period.from"), { target: { value: from } });
  fireEvent.change(screen.getByLabelText("period.to"), { target: { value: to } });
  await userEvent.click(screen.getByRole("button", { name: "period.show" }));
}

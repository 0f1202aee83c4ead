// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { memberSession, renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";

const bet = (id: string, changes: object = {}) => ({ id, name: `Game ${id}`, at: "2026-01-01T20:00:00Z", ...changes });
const list = (content: readonly unknown[], options: object, setting: Setting = {}) =>
  renderWidget("record-list", {
    options: { source: { call: "betRecords" }, fields: { name: {}, at: {} }, ...options },
    session: memberSession,
    answers: { betRecords: { content, pageNum: 1, totalPages: 1 } },
    ...setting,
  });

test("entries are grouped by their day in the merchant's time zone", async () => {
  const all = [
    bet("1", { at: "2026-01-02T15:59:00Z" }),
    bet("2", { at: "2026-01-02T16:01:00Z" }),
    bet("3", { at: "2026-01-03T01:00:00Z" }),
  ];
  const site = { features: { ...testSite().features, timeZone: "Asia/Manila" } };
  await list(all, { byDay: "at", latestFirst: "at" }, { site });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Jan 3, 2026", "Jan 2, 2026"]);
  expect(screen.getAllByRole("list").map((each) => within(each).getAllByRole("listitem").length)).toEqual([2, 1]);
});

test("entries without a day, or with a wrong one, follow without a title: the rest of the list stays", async () => {
  const all = [
    bet("1", { at: null }),
    bet("2", { at: "2026-01-02" }),
    bet("3", { at: { of: "2026-01-02" } }),
    bet("4", { at: "2026-01-01" }),
  ];
  const site = { features: { ...testSite().features, timeZone: "America/New_York" } };
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await list(all, { byDay: "at" }, { site });
  // A day is the merchant's already: west of Greenwich it is no other.
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Jan 2, 2026", "Jan 1, 2026"]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => /Game \d/.exec(textContent)?.[0])).toEqual([
    "Game 2",
    "Game 4",
    "Game 1",
    "Game 3",
  ]);
});

test("the latest entry comes first, those without a readable time last", async () => {
  const all = [
    bet("1", { at: null }),
    bet("2", { at: "2026-01-01T00:00:00Z" }),
    bet("3", { at: { of: 3 } }),
    bet("4", { at: "2026-01-02T00:00:00Z" }),
  ];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await list(all, { latestFirst: "at" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => /Game \d/.exec(textContent)?.[0])).toEqual([
    "Game 4",
    "Game 2",
    "Game 1",
    "Game 3",
  ]);
});

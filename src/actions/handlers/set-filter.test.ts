// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { openedSheet, openOverlay } from "../overlay.ts";
import { setFilter } from "./set-filter.ts";

const choices = { game: { label: "l" }, lottery: { label: "l" } };
const screen = {
  filters: {
    kind: { kind: "choice", label: "l", any: "l", choices },
    period: { kind: "period", label: "l", presets: ["today", "week"], most: 31 },
  },
} as const;
const choose = async (filter: string, to?: string | { row: string }) => {
  const context = actionContext({ screen: screen as never, subject: { row: { kind: "game" } } });
  await setFilter({ action: "set-filter", filter, ...(to !== undefined && { to }) }, context);
  return context.go.mock.calls;
};

beforeEach(() => history.replaceState(null, "", "/m/bets?period=week"));

test.each([
  ["a choice", "kind", "lottery", "/m/bets?period=week&kind=lottery"],
  ["a field of the row", "kind", { row: "kind" }, "/m/bets?period=week&kind=game"],
  ["the initial value", "period", undefined, "/m/bets"],
  ["days", "period", "2026-01-01..2026-01-03", "/m/bets?period=2026-01-01..2026-01-03"],
  ["what the filter does not have: its initial value", "period", "year", "/m/bets"],
])("chooses %s, in place of the history entry", async (_what, filter, to, address) => {
  expect((await choose(filter, to)).map(([path, options]) => [decodeURIComponent(String(path)), options])).toEqual([
    [address, { replace: true }],
  ]);
});
test("a sheet gives way to the list that it changes", async () => {
  openOverlay({ kind: "sheet", sheet: "detail", row: null });
  await choose("kind", "game");
  expect(openedSheet()).toBeNull();
});

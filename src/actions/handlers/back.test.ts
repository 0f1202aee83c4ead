// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { testSite } from "../../../tests/support/widget-page.ts";
import type { RouteEntry } from "#descriptor/compiled-brand.ts";
import { openedSheet, openOverlay } from "../overlay.ts";
import { back } from "./back.ts";

/** The routes of the base layer. */
const routes = JSON.parse(readFileSync("brands/base/routes.json", "utf8")) as Record<string, RouteEntry>;

function goBackFrom(route: string, entries: number) {
  vi.stubGlobal("history", { length: entries });
  const context = actionContext({ site: testSite({ routes }), route });
  void back({ action: "back" }, context);
  return context.go.mock.calls;
}

test.each(["login", "register", "trial", "notice", "forget", "activity"])(
  "from %s the back arrow replaces the current entry with /m/home @account-2.3-03 @account-4-24 @games-2-03",
  (route) => expect(goBackFrom(route, 9)).toEqual([["/m/home", { replace: true }]]),
);
test.each(["messages", "help", "gameList", "settings"])(
  "from %s it goes back one step @account-2.3-02 @account-2.3-04",
  (route) => expect(goBackFrom(route, 2)).toEqual([[-1]]),
);
test.each([0, 1])("with %s entries in the history, back replaces with /m/home @account-2.3-05 @games-2-01", (entries) =>
  expect(goBackFrom("messages", entries)).toEqual([["/m/home", { replace: true }]]),
);

test("with a sheet open it closes the sheet, and the page stays", () => {
  openOverlay({ kind: "sheet", sheet: "picture", row: null });
  expect(goBackFrom("settings", 2)).toEqual([]);
  expect(openedSheet()).toBeNull();
});

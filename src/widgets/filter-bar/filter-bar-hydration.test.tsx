// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { renderWidget, type Setting } from "../../../tests/support/render-widget.tsx";
import { testFilters } from "../../../tests/support/shown-filters.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-09T16:00:01Z"), toFake: ["Date"] });
});

const filters: ShownFilters = {
  ...testFilters,
  period: { kind: "period", label: "days", presets: ["today", "week"], initial: "today" },
};
/** A page that the host rendered two seconds ago: the merchant's last day ended meanwhile. */
const hydrate = (
  beforeHydration: Setting["beforeHydration"],
  { at = "/m/home", options = {} }: Pick<Setting, "at"> & { options?: Record<string, unknown> } = {},
) =>
  renderWidget("filter-bar", {
    at,
    options,
    site: { features: { timeZone: "Asia/Manila" } as never },
    page: { screen: { layout: "stack", filters, body: {} }, renderedAt: Date.parse("2026-03-09T15:59:59Z") },
    ...(beforeHydration && { beforeHydration }),
  });
const queryOf = (address: string) => Object.fromEntries(new URL(address, "http://acme.test").searchParams);

test("at the merchant's midnight the host's day hydrates as it is, and then it is today", async () => {
  let before: string | null = null;
  await hydrate(({ textContent }) => {
    before = textContent;
  });
  expect(before).toContain("Mar 9 – Mar 9, 2026 · GMT+8");
  expect(screen.getByText("Mar 10 – Mar 10, 2026 · GMT+8")).toBeTruthy();
});

test("what the address has is hidden until it applies: the host drew the initial choices", async () => {
  let before = "";
  const view = await hydrate(
    (bar) => {
      before = bar.innerHTML;
    },
    { at: "/m/home?kind=lottery" },
  );
  expect(before).toContain("by-query");
  expect(view.container.querySelector(".by-query")).toBeNull();
  expect(queryOf(view.address())).toEqual({ kind: "lottery" });
  expect(screen.getByRole("radio", { name: "draws", checked: true })).toBeTruthy();
});

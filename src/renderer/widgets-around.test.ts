import { expect, test } from "vitest";
import type { Placements } from "#descriptor/placement.ts";
import { widgetsAround } from "./widgets-around.ts";

const screen = {
  hero: { widget: "brand-hero" },
  ways: {
    widget: "tabs",
    slots: { name: { body: { byName: { widget: "form" } } }, other: { body: { links: { widget: "link-list" } } } },
  },
  more: { widget: "section", body: { grid: { widget: "game-grid" } } },
} as unknown as Placements;

test("a widget is around those in its slots and in its body; what is beside them is not", () => {
  expect([...widgetsAround(screen, "form")]).toEqual(["tabs", "form"]);
  expect([...widgetsAround(screen, "game-grid")]).toEqual(["section", "game-grid"]);
});
test("a screen without such a widget has none around it", () => {
  expect(widgetsAround(screen, "record-list").size).toBe(0);
});

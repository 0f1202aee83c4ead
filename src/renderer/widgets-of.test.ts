import { expect, test } from "vitest";
import { widgetsOf } from "./widgets-of.ts";

test("every widget type in a tree is listed once, in the order of the screen", () => {
  const types = widgetsOf({
    banner: { widget: "banner-carousel" },
    rows: {
      widget: "section",
      body: {
        grid: { widget: "game-grid" },
        tabs: {
          widget: "tabs",
          slots: { one: { body: { again: { widget: "game-grid" }, board: { widget: "winner-board" } } } },
        },
      },
    },
    logo: { widget: "logo" },
  });
  expect([...types]).toEqual(["banner-carousel", "section", "game-grid", "tabs", "winner-board", "logo"]);
});
test("an empty screen has none", () => expect(widgetsOf({}).size).toBe(0));

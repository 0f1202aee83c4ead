import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const list = {
  widget: "record-list",
  options: { source: { call: "betRecords" }, fields: { name: { label: "category.RNG" } } },
};

it("a screen is emptied where its last widget is removed", () => {
  const report = reportOnHome(
    { body: { two: null, hot: null, one: null } },
    { "brands/base/screens/home.json": { body: { one: list, two: list, hot: list } } },
  );
  expect(report).toMatchInlineSnapshot(`
    "brands/tried/brand.json:14:16 empty-screen [tried]
    The screen "home" has no widget left: visitors get an empty page. Keep "one", or remove the routes that show the screen."
  `);
});

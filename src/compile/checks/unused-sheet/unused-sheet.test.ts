import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const list = (more: object) => ({
  widget: "record-list",
  options: { source: { call: "betRecords" }, fields: { name: { label: "category.RNG" } }, ...more },
});
const sheets = {
  detail: {
    title: "category.RNG",
    body: { all: { widget: "record", options: { fields: { name: { label: "category.RNG" } } } } },
  },
};
const reportOf = (change: object) =>
  reportOnHome(
    { body: change },
    {
      "brands/base/screens/home.json": {
        sheets,
        body: { other: list({}), bets: list({ open: { sheet: "detail" } }), hot: list({}) },
      },
    },
  );

it.each([
  [
    "what opened a sheet and is removed is the mistake, not what is removed besides",
    { other: null, bets: null },
    "bets",
  ],
  ["so is the option alone", { other: null, bets: { options: { open: null } } }, "open"],
])("%s", (_what, change, removed) => {
  expect(reportOf(change).match(/^Without.*/gm)).toEqual([
    `Without "${removed}" nothing on the screen "home" opens its sheet "detail". Set the sheet to null, too.`,
  ]);
});

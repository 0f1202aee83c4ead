import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const filters = { kind: { kind: "choice", label: "category.RNG", choices: { game: { label: "category.RNG" } } } };
const list = (more: object) => ({
  widget: "record-list",
  options: { source: { call: "betRecords", ...more }, fields: { name: { label: "category.RNG" } } },
});
const bound = list({ with: { kind: { filter: "kind" } } });

/** What is reported when a brand changes such a screen; "acme" removes "hot", which takes no filter. */
const reportOf = (bets: object, change: object) =>
  reportOnHome(
    { body: change },
    { "brands/base/screens/home.json": { filters, body: { bets, hot: list({}), more: list({}) } } },
  );

it("what takes a filter and is removed is the mistake of the brand that removes it", () => {
  expect(reportOf(bound, { bets: null })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:12:17 filter-without-effect [tried]
    Without "bets" no call of the screen "home" takes "kind": choosing there changes nothing. Keep it, or remove "kind" from the filters of the screen, too."
  `);
});

it("so is the parameter alone", () => {
  expect(reportOf(bound, { bets: { options: { source: { with: { kind: null } } } } })).toMatchInlineSnapshot(`
    "brands/tried/brand.json:16:25 filter-without-effect [tried]
    Without "kind" no call of the screen "home" takes "kind": choosing there changes nothing. Keep it, or remove "kind" from the filters of the screen, too."
  `);
});

it("what never took it is removed rightly: one finding for all brands, at the filter", () => {
  expect(reportOf(list({}), { more: null })).toMatchInlineSnapshot(`
    "brands/base/screens/home.json:3:5 filter-without-effect [acme tried]
    No call of the screen "home" takes the filter "kind": choosing there changes nothing. Give it to a parameter: { "filter": "kind" }, or remove it."
  `);
});

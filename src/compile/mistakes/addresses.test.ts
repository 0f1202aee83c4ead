import { describe, expect, it } from "vitest";
import { reportOn } from "../fixtures/site.ts";

const label = "category.RNG";
const source = { call: "betRecords" };
const fields = { name: { label } };
const routes = { home: { query: { id: "The bet that is shown." } } };
const filters = { kind: { kind: "choice", label, any: label, choices: { game: { label } } } };
const bets = { widget: "record-list", options: { source: { ...source, with: { kind: { filter: "kind" } } }, fields } };

const rules = /unknown-binding|unknown-field|unknown-query|wrong-shape|filter-without-effect/;
/** What is said of a screen with filters and a widget more. */
const reportOf = (more: object) => reportOn({ routes, screens: { home: { filters, body: { bets, more } } } });
const ofButton = (query: object, action = "navigate") =>
  reportOf({ widget: "link-button", options: { label, do: { action, to: "home", query } } });
const ofEntry = (query: object) =>
  reportOf({ widget: "record-list", options: { source, fields, open: { to: "home", query } } });

describe("the parameters of an address", () => {
  it.each([
    { id: "7" },
    { id: 7, kind: "game" },
    { id: { filter: "kind" } },
    { id: { query: "id" } },
    { id: { visitor: "userName" } },
  ])("of a button: %j", (query) => {
    expect(ofButton(query)).not.toMatch(rules);
    expect(ofButton(query, "redirect")).not.toMatch(rules);
  });
  it.each([{ id: { row: "id" } }, { id: { row: "stake" }, kind: { filter: "kind" } }, { id: "7" }])(
    "that an entry leads to: %j",
    (query) => expect(ofEntry(query)).not.toMatch(rules),
  );
  it.each<[what: string, said: string, message: string]>([
    [
      "name a parameter of the route",
      ofEntry({ ids: { row: "id" } }),
      'The route "home" does not name a parameter "ids". Did you mean "id"?',
    ],
    ["name one in a button, too", ofButton({ strange: "1" }), 'The route "home" does not name a parameter "strange".'],
    [
      "name a field of the entry",
      ofEntry({ id: { row: "stak" } }),
      '"stak" is not a field of betRecord. Did you mean "stake"?',
    ],
    ["choose what a filter of its screen offers", ofButton({ kind: 3 }), 'The filter "kind" has no choice "3".'],
    ["have a row in scope", ofButton({ id: { row: "id" } }), "There is no row here."],
    [
      "name a filter of the screen",
      ofButton({ id: { filter: "knd" } }),
      'The screen "home" has no filter "knd". Did you mean "kind"?',
    ],
    ["name data of the screen", ofButton({ id: { data: "sums.net" } }), 'The screen "home" has no data "sums".'],
    [
      "name a parameter of the own address",
      ofButton({ id: { query: "nr" } }),
      'The route "home" does not name a parameter "nr".',
    ],
  ])("%s", (_what, said, message) => {
    expect(said).toContain(message);
    expect(said.match(/^brands\//gm)).toHaveLength(1);
  });
  it("take nothing from elsewhere where a guard decides", () => {
    const enter = [{ do: { action: "redirect", to: "login", query: { id: { visitor: "userName" } } } }];
    expect(reportOn({ routes: { home: { enter } } })).toMatch(/wrong-shape/);
  });
});

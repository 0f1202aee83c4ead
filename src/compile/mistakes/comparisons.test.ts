import { describe, expect, it } from "vitest";
import { reportOn, reportOnHome } from "../fixtures/site.ts";

const label = "category.RNG";
const source = { call: "betRecords" };
const when = (compare: object) => ({ when: { compare } });

/** What is said of a list with a condition in a cell. */
const reportOfCell = (compare: object) =>
  reportOf({ list: { widget: "record-list", options: { source, fields: { name: { label, ...when(compare) } } } } });
const reportOf = (body: object, more: object = {}) => reportOnHome({ body, ...more });

const fields = {
  amount: { kind: "amount", label },
  kind: { kind: "select", label, choices: { game: { label }, lottery: { label } } },
};
/** What is said of a form with a further field with a condition. */
const reportOfField = (compare: object, kind: object = { kind: "text" }) =>
  reportOn({
    screens: { home: { body: { bets: { widget: "form", options: { form: "bets" } } } } },
    forms: {
      bets: {
        fields: { ...fields, more: { ...kind, label, ...when(compare) } },
        submit: { call: "betRecords", label, busy: label },
        after: {},
      },
    },
  });
const rules = /unknown-binding|binding-type|unknown-field|wrong-shape|never-holds|always-holds|cycle/;
const findings = (report: string) => report.split("\n").filter((line) => rules.test(line)).length;

describe("a comparison", () => {
  it("of what has to be waited for is not known", () =>
    expect(reportOfScreen({ of: { data: "sums.net" }, empty: false })).toContain('Unknown key "data".'));
  const choices = { kind: { kind: "choice", label, choices: { game: { label }, lottery: { label } } } };
  const days = { days: { kind: "period", label, presets: ["today", "week"] } };
  const bets = (filters: object) => ({ source: { ...source, with: filters }, fields: { name: { label } } });
  const reportOfScreen = (compare: object) =>
    reportOf(
      {
        list: {
          widget: "record-list",
          ...when(compare),
          options: bets({ kind: { filter: "kind" }, from: { filter: "days.from" }, to: { filter: "days.to" } }),
        },
      },
      { filters: { ...choices, ...days } },
    );
  it.each([
    { of: { filter: "kind" }, in: ["lottery"] },
    { of: { filter: "days.from" }, below: "2026-01-31" },
    { of: { visitor: "userName" }, empty: false },
  ])("of what belongs to a screen may vary: %j", (compare) => expect(reportOfScreen(compare)).not.toMatch(rules));
  it.each([
    [{ of: { filter: "knd" }, in: ["game"] }, 'The screen "home" has no filter "knd". Did you mean "kind"?'],
    [{ of: { filter: "kind" }, in: ["gme"] }, 'What is chosen in "kind" is never "gme". Did you mean "game"?'],
    [{ of: { filter: "days.from" }, below: "soon" }, 'What is chosen in "days" is not compared with "soon".'],
    [{ of: { query: "nr" }, in: ["1"] }, 'The route "home" does not name a parameter "nr".'],
  ])("of what belongs to a screen is checked: %j", (compare, message) => {
    expect(reportOfScreen(compare)).toContain(message);
    expect(findings(reportOfScreen(compare))).toBe(1);
  });
  it.each([
    { of: { row: "kind" }, in: ["game", "lottery"] },
    { of: { row: "stake" }, atLeast: "100.00" },
    { of: { row: "paid" }, empty: true },
  ])("of a row in a cell: %j", (compare) => expect(reportOfCell(compare)).not.toMatch(rules));
  it.each([
    { of: { input: "amount" }, atLeast: "100.00", below: "200.00" },
    { of: { input: "kind" }, in: ["game"] },
    { of: { input: "kind" }, empty: false },
  ])("of what is typed: %j", (compare) => expect(reportOfField(compare)).not.toMatch(rules));
  it("is known in the buttons of an entry and in a sheet that it opens", () => {
    const matching = when({ of: { row: "kind" }, in: ["game"] });
    const button = { label, ...matching, do: { action: "copy", value: { row: "id" } } };
    const list = {
      widget: "record-list",
      options: { source, fields: { name: { label } }, actions: { button }, open: { sheet: "detail" } },
    };
    const detail = {
      title: label,
      body: { all: { widget: "record", ...matching, options: { fields: { name: { label, ...matching } } } } },
    };
    expect(reportOf({ list }, { sheets: { detail } })).not.toMatch(rules);
  });
  it.each([
    [{ of: { row: "kind" }, in: ["gme"] }, 'betRecord.kind is never "gme". Did you mean "game"?'],
    [{ of: { row: "knd" }, in: ["game"] }, '"knd" is not a field of betRecord. Did you mean "kind"?'],
    [{ of: { row: "stake" }, in: ["game"] }, 'betRecord.stake is never "game". Write an amount with two decimals'],
    [{ of: { row: "stake" }, atLeast: 100 }, "betRecord.stake is not compared with 100. Write an amount"],
    [{ of: { row: "name" }, atLeast: "a" }, "betRecord.name is text and has no order."],
    [{ of: { row: "kind" }, inn: ["game"] }, 'Unknown key "inn". Did you mean "in"?'],
    [{ of: { rw: "kind" }, in: ["game"] }, 'Unknown key "rw". Did you mean "row"?'],
    [{ of: { input: "kind" }, in: ["game"] }, "Only parts of a form take what is typed in it."],
  ])("in a cell is refused: %j", (compare, message) => {
    const report = reportOfCell(compare);
    expect(report).toContain(message);
    expect(report.match(/^brands\//gm)).toHaveLength(1);
  });
  it.each([
    [{ of: { input: "knd" }, in: ["game"] }, 'The form "bets" has no field "knd". Did you mean "kind"?'],
    [{ of: { input: "kind" }, in: ["gane"] }, 'What is typed in "kind" is never "gane". Did you mean "game"?'],
    [{ of: { input: "amount" }, below: "5" }, 'What is typed in "amount" is not compared with "5".'],
    [{ of: { input: "more" }, empty: false }, "These fields depend on each other in a circle: more → more."],
    [{ of: { row: "kind" }, in: ["game"] }, "There is no row here."],
  ])("in a form is refused: %j", (compare, message) => {
    const report = reportOfField(compare);
    expect(report).toContain(message);
    expect(findings(report)).toBe(1);
  });
  it("of a row needs one", () => {
    const placed = { widget: "link-button", ...when({ of: { row: "kind" }, in: ["game"] }) };
    expect(reportOf({ button: { ...placed, options: { label, do: { action: "copy", value: label } } } })).toContain(
      "There is no row here.",
    );
  });
  it("and its opposite never hold together", () => {
    const compare = { of: { input: "kind" }, in: ["game"] };
    const both = { when: { all: [{ compare }, { not: { compare } }] } };
    expect(reportOfField({ of: { input: "kind" }, empty: true }, both)).not.toContain("never holds,");
    const report = reportOn({
      forms: {
        bets: {
          fields: { ...fields, more: { kind: "text", label, ...both } },
          submit: { call: "betRecords", label, busy: label },
          after: {},
        },
      },
    });
    expect(report).toContain("This condition never holds, for any visitor, device or flag.");
  });
});

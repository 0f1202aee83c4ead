import { describe, expect, it } from "vitest";
import { reportOn, reportOnHome } from "../../fixtures/site.ts";

const word = { label: "category.RNG" };
const bets = { source: { call: "betRecords" }, fields: { name: word } };
const games = { source: { call: "announcements", with: { types: "H", groupName: "m_home" } }, fields: { title: word } };
const record = { all: { widget: "record", options: { fields: { name: word } } } };
const sheet = (body: object) => ({ title: "category.RNG", gone: "category.RNG", body });

function reportOf(body: Record<string, object>, sheets: Record<string, object> = { detail: sheet(record) }): string {
  const placed = Object.entries(body).map(([id, options]) => [id, { widget: "record-list", options }]);
  return reportOnHome({ body: Object.fromEntries(placed), sheets });
}
const one = (report: string) => expect(report.match(/^brands\//gm)).toHaveLength(1);

describe("a sheet of a screen", () => {
  it("shows the entry that opens it, and calls get its fields", () => {
    const article = { widget: "record-list", options: { source: { call: "helpArticles" }, fields: { title: word } } };
    expect(reportOf({ bets: { ...bets, open: { sheet: "detail" } } }, { detail: sheet({ ...record, article }) })).toBe(
      "",
    );
  });
  it("is one that the screen has", () => {
    const report = reportOf({ bets: { ...bets, open: { sheet: "detial" } } });
    expect(report).toContain('The screen "home" has no sheet "detial". Did you mean "detail"?');
    one(report);
  });
  it("is not looked for where the sheets are misspelt", () => {
    const placed = { bets: { widget: "record-list", options: { ...bets, open: { sheet: "detail" } } } };
    const report = reportOnHome({ body: placed, seets: { detail: sheet(record) } });
    expect(report).toContain('Did you mean "sheets"?');
    one(report);
  });
  it("is opened by something", () => {
    const report = reportOf({ bets });
    expect(report).toContain('Nothing on the screen "home" opens its sheet "detail".');
    one(report);
  });
  it("belongs to one kind of row", () => {
    const report = reportOf({
      bets: { ...bets, open: { sheet: "detail" } },
      games: { ...games, open: { sheet: "detail" } },
    });
    expect(report).toContain(
      'Entries of betRecord and announcement open the sheet "detail": nobody can tell which its row is.',
    );
    one(report);
  });
  it("shows a row only where there is one", () => {
    const link = {
      widget: "link-button",
      options: { label: "category.RNG", do: { action: "open-sheet", sheet: "detail" } },
    };
    const list = { widget: "record-list", options: { ...bets, open: { sheet: "detail" } } };
    const home = { body: { list, link }, sheets: { detail: sheet(record) } };
    const report = reportOn({ screens: { home } });
    expect(report).toContain('The sheet "detail" shows a row, and there is none here.');
    one(report);
  });
  it("belongs to a screen", () => {
    const tab = { header: { home: { end: { more: { widget: "link-button" } } } } };
    const options = { label: "category.RNG", do: { action: "open-sheet", sheet: "detail" } };
    Object.assign(tab.header.home.end.more, { options });
    expect(reportOn(tab)).toContain("Sheets belong to a screen");
  });
});

describe("the row in scope", () => {
  const reading = (field: string, parameter = "vendor") => ({
    widget: "record-list",
    options: { source: { call: "betRecords", with: { [parameter]: { row: field } } }, fields: { name: word } },
  });
  const inSheet = (body: object) => reportOf({ bets: { ...bets, open: { sheet: "detail" } } }, { detail: sheet(body) });

  it("gives its fields to calls in the sheet", () => expect(inSheet({ sum: reading("vassalage") })).toBe(""));
  it("has the fields of what the list lists", () => {
    const report = inSheet({ sum: reading("vasalage") });
    expect(report).toContain('"vasalage" is not a field of betRecord. Did you mean "vassalage"?');
    one(report);
  });
  it("shows them in a record", () => {
    const report = inSheet({ all: { widget: "record", options: { fields: { nme: word } } } });
    expect(report).toContain('"nme" is not a field of betRecord. Did you mean "name"?');
    one(report);
  });
  it("gives values that the parameter takes", () => {
    const report = inSheet({ sum: reading("name", "kind") });
    expect(report).toContain('The parameter "kind" of "betRecords" does not take');
    one(report);
  });
  it.each([
    ["a call", { sum: reading("vassalage") }],
    ["a record", record],
  ])("is not where nothing lists it: %s", (_what, body) => {
    const report = reportOnHome({ body });
    expect(report).toContain("There is no row here.");
    one(report);
  });
});

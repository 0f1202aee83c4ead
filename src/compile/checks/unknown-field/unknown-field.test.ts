import { expect, it } from "vitest";
import { reportOn, reportOnHome } from "../../fixtures/site.ts";

const notice = { path: "/m/notice", title: "category.RNG", screen: "home", query: { id: "The one that is open." } };
const source = { call: "announcements", with: { types: "H", groupName: "m_home" } };
const reportOf = (options: object) =>
  reportOn({
    routes: { notice },
    screens: { home: { body: { news: { widget: "record-list", options: { source, ...options } } } } },
  });

it("fields of a list without its source are not looked for in the row around it", () => {
  const list = { widget: "record-list", options: { key: "stake", fields: { stake: {} } } };
  const news = { widget: "record-list", options: { source, fields: { id: {}, title: {} }, open: { sheet: "more" } } };
  const found = reportOn({
    routes: { notice },
    screens: { home: { body: { news }, sheets: { more: { title: "category.RNG", body: { list } } } } },
  });
  expect(found).toContain('"source" is missing');
  expect(found).not.toContain("unknown-field");
});

it("a cell may show any field under an id of its own", () => {
  expect(reportOf({ fields: { head: { field: "title" }, publishedAt: {} } })).toBe("");
});

it.each([
  ["a cell's id", { fields: { titel: {} } }, '"titel" is not a field of announcement. Did you mean "title"?'],
  [
    "a cell's field",
    { fields: { head: { field: "titel" } } },
    '"titel" is not a field of announcement. Did you mean "title"?',
  ],
  [
    "an option",
    { fields: { title: {} }, byDay: "publishdAt" },
    '"publishdAt" is not a field of announcement. Did you mean "publishedAt"?',
  ],
  [
    "a parameter of the route that an entry opens",
    { fields: { title: {} }, open: { to: "notice", query: { id: { row: "idd" } } } },
    '"idd" is not a field of announcement. Did you mean "id"?',
  ],
  [
    "the tone of a value",
    { fields: { title: {}, execution: { tones: { C: "good" } } } },
    'announcement.execution is never "C". Did you mean "A", "B" or "F"?',
  ],
  [
    "the field that is compared",
    { fields: { title: { when: { compare: { of: { row: "titel" } } } } } },
    '"titel" is not a field of announcement. Did you mean "title"?',
  ],
  [
    "a value that a field is compared with",
    { fields: { title: { when: { compare: { of: { row: "execution" }, in: ["A", "C"] } } } } },
    'announcement.execution is never "C". Did you mean "A", "B" or "F"?',
  ],
])("%s names what the source lists", (_where, options, message) => {
  const report = reportOf(options);
  expect(report).toContain(message);
  expect(report.match(/^brands\//gm)).toHaveLength(1);
});

it("a call that is unknown is one finding, and its fields are none", () => {
  const report = reportOf({ source: { call: "announcments" }, fields: { titel: {} } });
  expect(report).toContain('There is no call "announcments". Did you mean "announcements"?');
  expect(report).not.toContain("titel");
});

const news = { widget: "record-list", options: { source, fields: { titel: {}, publishedAt: {} } } };
const base = { body: { hot: { widget: "hot-match-strip", options: { source: { call: "hotMatches" } } }, news } };

it.each([
  ["order", { $order: ["publishedAt", "title"] }],
  ["removal", { title: null }],
])("the %s of the field that a layer below misspelt is not a second finding", (_kind, fields) => {
  const report = reportOnHome({ body: { news: { options: { fields } } } }, { "brands/base/screens/home.json": base });
  expect(report).toContain('"titel" is not a field of announcement. Did you mean "title"?');
  expect(report).not.toContain("unknown-entry");
});

it("the order of an entry that nothing was meant to be stays a finding", () => {
  const report = reportOnHome(
    { body: { news: { options: { fields: { $order: ["picture", "..."] } } } } },
    { "brands/base/screens/home.json": base },
  );
  expect(report).toContain('There is no entry "picture" to order.');
});

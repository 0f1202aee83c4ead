import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const reportOf = (options: object) =>
  reportOnHome({
    body: {
      bets: {
        widget: "record-list",
        options: { source: { call: "betRecords" }, fields: { name: { label: "category.RNG" } }, ...options },
      },
    },
  });

it.each([
  ["byDay", "name", '"byDay" needs a time or a day, and betRecord.name is a text.'],
  ["latestFirst", "stake", '"latestFirst" needs a time or a day, and betRecord.stake is money.'],
])("%s needs a field that is on a day", (option, field, message) => {
  const report = reportOf({ [option]: field });
  expect(report).toContain(message);
  expect(report.match(/^brands\//gm)).toHaveLength(1);
});

it("the fields that would do are named", () => {
  expect(reportOf({ byDay: "name" })).toContain('"at"');
});

it("a time and a day will do", () => {
  expect(reportOf({ byDay: "at", latestFirst: "at" })).toBe("");
});

it("a key tells the entries apart", () => {
  const report = reportOf({ key: "name" });
  expect(report).toContain("Several entries may have the same betRecord.name");
  expect(report).toContain('Use "id".');
  expect(report.match(/^brands\//gm)).toHaveLength(1);
});

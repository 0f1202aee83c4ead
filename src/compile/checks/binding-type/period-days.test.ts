import { expect, it } from "vitest";
import { afterSending, reportOn, reportOnHome } from "../../fixtures/site.ts";

const label = "category.RNG";
const period = { kind: "period", label, presets: ["week"] };
const filter = (part: string) => ({ filter: `period.${part}` });

const reportOfList = (given: object) =>
  reportOnHome({
    filters: { period },
    body: {
      bets: {
        widget: "record-list",
        options: { source: { call: "betRecords", with: given }, fields: { name: { label } } },
      },
    },
  });

it.each([
  ["both", { from: filter("to"), to: filter("from") }, '"from" of "betRecords" is the first day'],
  ["the first", { from: filter("to"), to: filter("to") }, '"from" of "betRecords" is the first day'],
  ["the last", { from: filter("from"), to: filter("from") }, '"to" of "betRecords" is the last day'],
])("%s of a filter's days the wrong way round: once", (_, given, message) => {
  const report = reportOfList(given);
  expect(report).toContain(message);
  expect(report.match(/binding-type/g)).toHaveLength(1);
});

it("as they come", () => expect(reportOfList({ from: filter("from"), to: filter("to") })).toBe(""));

it("both of a field's days: once", () => {
  const fields = { days: { kind: "period", label, from: "to", to: "from" } };
  const submit = { call: "betRecords", label, busy: label };
  const report = reportOn({ forms: { bets: { fields, submit, after: afterSending } } });
  expect(report).toContain('"to" of "betRecords" is the last day of a period, and gets the other one.');
  expect(report.match(/binding-type/g)).toHaveLength(1);
});

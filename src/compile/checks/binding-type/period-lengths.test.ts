import { expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const label = "category.RNG";
const days = { from: { filter: "period.from" }, to: { filter: "period.to" } };
const list = {
  widget: "record-list",
  options: { source: { call: "betRecords", with: days }, fields: { name: { label } } },
};
const reportOf = (most: number, body: object = { list }) =>
  reportOnHome({ filters: { period: { kind: "period", label, presets: ["month"], most } }, body });

it("a filter may offer as many days as the contract takes", () => expect(reportOf(92)).not.toContain("binding-type"));

it("more are reported once, however many calls take them", () => {
  const report = reportOf(120, { list, other: list });
  expect(report.match(/binding-type/g)).toHaveLength(1);
  expect(report).toContain('120 days can be chosen, and "betRecords" takes 92 at most.');
});

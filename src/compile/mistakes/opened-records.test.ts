import { expect, it } from "vitest";
import { reportOnHome } from "../fixtures/site.ts";

/** What is reported of a record whose tap compares a field. */
function reportOf(field: string, fields: object = { nickname: {} }) {
  const opens = [{ when: { compare: { of: { row: field } } }, do: { action: "navigate", to: "home" } }];
  const options = { source: { call: "memberInfo" }, fields, opens };
  return reportOnHome({ body: { who: { widget: "record", options } } });
}

it("what a record opens compares fields of that record", () => {
  expect(reportOf("vip")).toBe("");
  expect(reportOf("vipp")).toContain('Did you mean "vip"?');
});

it("a record that is a link has no button in it", () => {
  expect(reportOf("vip", { nickname: {}, account: {} })).toContain("masked");
});

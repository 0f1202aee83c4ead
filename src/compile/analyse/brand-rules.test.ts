import { expect, test } from "vitest";
import { capabilities } from "#capabilities/capabilities.ts";
import { checkValue } from "#widgets/form/values/check-value.ts";
import { fitting, limitsOf, triedValue } from "./limits.ts";
import { brands } from "../../../tests/support/every-brand.ts";

const rules = [...brands.values()].flatMap(({ id, brand }) =>
  Object.entries(brand.rules).map(([name, rule]) => [`${id}: ${name}`, rule] as const),
);

test("there are brands, and they have rules", () => {
  expect(rules.length).toBeGreaterThan(30);
});

test.each(rules)("%s has a value that the form accepts", (_name, rule) => {
  const limits = limitsOf([rule]);
  const answer = capabilities.patterns.valueWithin(limits);
  const value = triedValue(limits) ?? (answer.exists === true ? answer.example : "");
  const others = { ...(rule.equals !== undefined && { [rule.equals]: value }) };
  expect(fitting(limits)(value)).toBe(true);
  expect(checkValue({ kind: "password", required: true }, rule, value, others)).toBeNull();
});

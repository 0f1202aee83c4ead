import { expect, it } from "vitest";
import { afterSending, compileTried, own, reportOn } from "../../fixtures/site.ts";

const label = "login.username";

function reportOf(field: object): string {
  const submit = { call: "betRecords", label, busy: label };
  return reportOn({ forms: { bets: { fields: { vendor: { label, ...field } }, submit, after: afterSending } } });
}

it.each([
  [{ kind: "amount", min: "10.00", initial: "5.00" }, "5.00"],
  [{ kind: "amount", max: "10.00", initial: "15.00" }, "15.00"],
  [{ kind: "amount", step: "10.00", initial: "15.00" }, "15.00"],
  [{ kind: "number", max: 3, initial: 4 }, "4"],
  [{ kind: "date", min: "2026-02-01", initial: "2026-01-31" }, "2026-01-31"],
])("an initial value that the field does not take: %j", (field, initial) =>
  expect(reportOf(field)).toContain(`The field does not take ${initial}, which it begins with.`),
);

it("an initial day that no month has is no day", () =>
  expect(reportOf({ kind: "date", initial: "2026-02-31" })).toContain("There is no day 2026-02-31."));

it.each([
  [{ most: 4 }, 'The call "joinActivity" takes at most 3 pictures as "images": it refuses 4.'],
  [{ megabytes: 6 }, 'The call "joinActivity" takes at most 5 MB each as "images": it refuses 6.'],
  [{ most: 3, megabytes: 5 }, undefined],
  [{ most: 1, megabytes: 0.5 }, undefined],
])("pictures %j: as many and as large as the call takes", (limits, message) => {
  const submit = { call: "joinActivity", with: { id: "spring" }, label, busy: label };
  const fields = { images: { kind: "images", label, ...limits } };
  const found = reportOn({ forms: { apply: { fields, submit, after: afterSending } } });
  if (message === undefined) expect(found).not.toContain("impossible-limits");
  else expect(found).toContain(message);
});

it.each([
  { kind: "amount", min: "10.00", max: "20.00", step: "5.00", initial: "15.00" },
  { kind: "number", min: 1, max: 3, initial: 3 },
  { kind: "date", min: "2026-02-01", initial: "2026-02-01" },
  { kind: "amount", min: "10.00", initial: { input: "vendor" } },
])("one that it takes, or that comes from elsewhere: %j", (field) =>
  expect(reportOf(field)).not.toContain("impossible-limits"),
);

const submit = { call: "betRecords", label, busy: label };
const bet = {
  amount: { kind: "amount", label, sends: "vendor", initial: "10.00" },
  kind: { kind: "select", label, choices: { game: { label }, lottery: { label } }, initial: "game" },
};

it.each([
  ["a greater minimum", { amount: { min: "50.00" } }, '"min": "50.00"'],
  ["a choice that is removed", { kind: { choices: { game: null } } }, '"game": null'],
])("%s: the mistake of the brand that refuses what base begins with", (_, fields, line) => {
  const brand = { ...own, forms: { bets: { fields } } };
  const base = { "brands/base/forms/bets.json": { fields: bet, submit, after: afterSending } };
  const found = compileTried(brand, base).diagnostics.filter(({ rule }) => rule === "impossible-limits");
  expect(found).toMatchObject([{ file: "brands/tried/brand.json", brands: ["tried"] }]);
  expect(JSON.stringify(brand, null, 2).split("\n")[(found[0]?.line ?? 0) - 1]).toContain(line);
});

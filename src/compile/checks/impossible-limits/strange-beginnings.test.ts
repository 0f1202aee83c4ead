import { expect, it } from "vitest";
import { compileTried, own, reportOnHome } from "../../fixtures/site.ts";

const label = "category.RNG";
const two = { game: { label }, lottery: { label } };
const list = (parameter: string, filter: string) => ({
  widget: "record-list",
  options: { source: { call: "betRecords", with: { [parameter]: { filter } } }, fields: { name: { label } } },
});

/** What is reported of a screen of the brand with one filter, which a list takes. */
const reportOf = (filter: object, parameter: string, part = "") =>
  reportOnHome({ filters: { tried: filter }, body: { bets: list(parameter, `tried${part}`) } });
const all = (report: string) => report.match(/^brands\/.*/gm) ?? [];

it.each([
  [{ kind: "choice", label, choices: two, initial: "gaem" }, "kind", "", 'Did you mean "game"?'],
  [{ kind: "choice", label, any: label, choices: two, initial: "any" }, "kind", "", 'Leave out "initial"'],
  [{ kind: "choice", label, of: "betRecord.kind", initial: "sports" }, "kind", "", 'Use one of "game", "lottery".'],
  [{ kind: "sort", label, choices: { latest: { label } }, initial: "highest" }, "order", "", 'Use "latest".'],
  [{ kind: "period", label, presets: ["today", "week"], initial: "month" }, "from", ".from", '"today", "week"'],
])("%j begins with what it does not offer", (filter, parameter, part, hint) => {
  const report = reportOf(filter, parameter, part);
  const found = all(report).filter((line) => !line.includes("status-without-words"));
  expect(found).toEqual([expect.stringContaining("impossible-limits")]);
  expect(report).toContain(`The filter does not offer "${filter.initial}", which it begins with.`);
  expect(report).toContain(hint);
});

it.each([
  [{ kind: "choice", label, choices: two, initial: "game" }, "kind", ""],
  [
    { kind: "choice", label, from: { call: "vendors", value: "vassalage", label: "title" }, initial: "PG" },
    "vendor",
    "",
  ],
  [{ kind: "period", label, presets: ["today", "week"], initial: "week" }, "from", ".from"],
])("%j may", (filter, parameter, part) => expect(reportOf(filter, parameter, part)).not.toContain("impossible-limits"));

it("a choice that is misspelt explains that the filter does not begin with it", () => {
  const report = reportOf({ kind: "choice", label, choices: { gaem: { label } }, initial: "game" }, "kind");
  expect(all(report)).toEqual([expect.stringContaining("binding-type")]);
});

const base = {
  "brands/base/screens/home.json": {
    filters: {
      kind: { kind: "choice", label, choices: two, initial: "game" },
      period: { kind: "period", label, presets: ["today", "week"], initial: "week" },
    },
    body: { bets: list("kind", "kind"), days: list("from", "period.from") },
  },
};

it.each([
  ["a choice that is removed", { kind: { choices: { game: null } } }, /"game": null/],
  ["presets that are replaced", { period: { presets: ["today"] } }, /"presets"/],
])("%s: the mistake of the brand that does so", (_, filters, line) => {
  const brand = { ...own, screens: { home: { filters } } };
  const [found, ...others] = compileTried(brand, base).diagnostics.filter(({ brands }) => brands.includes("tried"));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ file: "brands/tried/brand.json", rule: "impossible-limits" });
  expect(JSON.stringify({ ...brand, format: 3 }, null, 2).split("\n")[(found?.line ?? 0) - 1]).toMatch(line);
});

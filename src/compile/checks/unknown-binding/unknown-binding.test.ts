import { describe, expect, it } from "vitest";
import { reportOnHome } from "../../fixtures/site.ts";

const word = "category.RNG";
const kind = { kind: "choice", label: word, any: word, choices: { game: { label: word }, lottery: { label: word } } };
const period = { kind: "period", label: word, presets: ["today", "week"] };
const bets = {
  widget: "record-list",
  options: {
    source: {
      call: "betRecords",
      with: { kind: { filter: "kind" }, from: { filter: "period.from" }, to: { filter: "period.to" } },
    },
    fields: { name: { label: word } },
  },
};
function reportOf(action: object): string {
  const choose = { widget: "link-button", options: { label: word, do: { action: "set-filter", ...action } } };
  return reportOnHome({ filters: { kind, period }, body: { bets, choose } });
}

it("has a whole period in an address only", () => {
  const to = (query: object) =>
    reportOnHome({
      filters: { period },
      body: {
        go: { widget: "link-button", options: { label: word, do: { action: "navigate", to: "home", query } } },
      },
    });
  expect(to({ period: { filter: "period" } })).not.toContain("which has two days");
  const sent = {
    ...bets,
    options: { ...bets.options, source: { call: "betRecords", with: { from: { filter: "period" } } } },
  };
  const report = reportOnHome({ filters: { period }, body: { sent } });
  expect(report).toContain('"period" is a period, which has two days.');
});

describe("an action that chooses in a filter", () => {
  it.each([
    { filter: "kind", to: "lottery" },
    { filter: "kind", to: "any" },
    { filter: "period", to: "week" },
    { filter: "period", to: "2026-01-01..2026-01-31" },
    { filter: "period" },
    { filter: "kind", to: { query: "kind" } },
  ])("%j", (action) => {
    expect(reportOf(action).replaceAll(/.*unknown-binding.*\n.*does not name a parameter.*/g, "")).toBe("");
  });
  it.each([
    ["a filter of the screen", { filter: "knd" }, 'The screen "home" has no filter "knd". Did you mean "kind"?'],
    [
      "a choice of it",
      { filter: "kind", to: "lotery" },
      'The filter "kind" has no choice "lotery". Did you mean "lottery"?',
    ],
    [
      "a period that it offers",
      { filter: "period", to: "weak" },
      'The filter "period" has no choice "weak". Did you mean "week"?',
    ],
    [
      "days in their order",
      { filter: "period", to: "2026-01-31..2026-01-01" },
      "The period ends before it begins. Write 2026-01-01..2026-01-31.",
    ],
  ])("names %s", (_what, action, message) => {
    const report = reportOf(action);
    expect(report).toContain(message);
    expect(report.match(/^brands\//gm)).toHaveLength(1);
  });
});

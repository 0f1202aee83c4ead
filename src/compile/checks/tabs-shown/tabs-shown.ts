import { holds } from "#conditions/holds.ts";
import type { Scenario } from "#conditions/scenario.ts";
import { mostTabs } from "../../analyse/most-tabs.ts";
import { possibleScenarios } from "../../analyse/possible-scenarios.ts";
import { tabBars } from "../../analyse/tab-bars.ts";
import { spokenVisitors } from "../../analyse/spoken-visitors.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const tabsShown: Check = {
  id: "tabs-shown",
  severity: "error",
  suppressible: true,
  description: "The tab bar shows every visitor one to five tabs: more do not fit a phone that is 320 px wide.",
  about: [
    "Tabs with a `when` count for the visitors that it lets see them, with the brand's flags; a flag that the platform may switch counts both ways.",
  ],
  run: { brand: wrongCounts },
};

const read: ReadonlySet<string> = new Set(["footer", "footers", "flags", "features"]);

function wrongCounts(draft: Draft): Finding[] {
  const { walk, change } = draft;
  if (change && !touches(change, ...read)) return [];
  if (walk.mismatches.some(({ path: [section] }) => read.has(String(section)))) return [];
  return tabBars(draft).flatMap((bar) => wrongIn(bar, draft));
}

function wrongIn({ path, tabs: all }: ReturnType<typeof tabBars>[number], draft: Draft): Finding[] {
  const conditions = Object.values(all).map((tab) => tab?.when);
  const counts = possibleScenarios(
    conditions.flatMap((condition) => condition ?? []),
    draft,
  ).map((scenario) => ({ scenario, tabs: conditions.filter((condition) => holds(condition, scenario)).length }));
  const tooMany = counts.filter(({ tabs }) => tabs > mostTabs);
  const none = counts.filter(({ tabs }) => tabs === 0);
  const finding = (wrong: readonly { scenario: Scenario; tabs: number }[], hint: string): Finding[] =>
    wrong.length === 0
      ? []
      : [
          {
            path,
            at: "key",
            message: `The tab bar shows ${spokenVisitors(wrong.map(({ scenario }) => scenario))} ${Math.max(...wrong.map(({ tabs }) => tabs)) || "no"} tabs.`,
            relies: { path: path.slice(0, 1), inside: true },
            hint,
          },
        ];
  return [
    ...finding(tooMany, `Remove tabs (null), or give them conditions, so that at most ${mostTabs} are shown at once.`),
    ...finding(none, 'Keep a tab that they see, or hide the tab bar: set "footer" of the routes to false.'),
  ];
}

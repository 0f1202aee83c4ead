import { checks } from "#compile/checks/registry.ts";

/** What an operator is at when a rule speaks, and the beginnings of the rules' names. */
const tasks: Readonly<Record<string, string>> = {
  "Write the files":
    "broken-json compiler-failure duplicate-key forbidden-key nested-too-deep newer-format not-a-file not-utf-8 old-format oversize-file section-twice unknown-file unknown-key wrong-folder-name wrong-shape",
  "Build on other layers": "circular-extends no-op-override unknown-entry unknown-layer unknown-market",
  "Lead visitors":
    "back-in-circle call-not-for-audience forbidden-link menu-not-for-audience missing-place no-start-page no-way same-path-twice same-route-twice reserved-path trapped-visitor unknown-access unknown-footer unknown-menu unknown-query unknown-route",
  "Decide what is shown to whom": "always-holds never-holds unknown-flag",
  "Compose screens":
    "broken-page empty-screen unknown-screen unknown-sheet unknown-slot unknown-widget unreachable-screen unused-sheet footer-fits tabs-shown versions-differ",
  "List and bind data":
    "binding-type cycle figures-differ filter-without-effect pages-twice status-without-words unknown-binding unknown-call unknown-field unknown-source unmasked-personal-data unused-data wrong-presentation wrong-series",
  "Ask in forms":
    "broken-pattern catastrophic-pattern checkbox-without-effect choice-without-values countries-offered impossible-limits missing-parameter money-without-confirm rule-without-message sent-twice silent-success step-unreachable unknown-form unknown-preset unknown-registration-field unknown-rule unsatisfiable-rule wrong-field-kind wrong-password-field",
  "Write texts and languages":
    "different-placeholders languages-offered markup-in-text missing-plural-form missing-translation text-without-values unknown-text-key unused-text-key",
  "Choose looks and pictures": "asset-size broken-picture contrast unknown-asset unknown-icon",
  "Connect a platform":
    "private-platform reserved-header same-host-twice same-merchant-twice secret-looking unknown-time-zone",
  "Postpone findings": "expired-suppression unused-suppression wrong-suppression",
};

type Rule = (typeof checks)[number];

/** The rules by the task in which they speak. Throws for one that has none. */
export function rulesByTask(): [task: string, rules: Rule[]][] {
  const groups = Object.entries(tasks).map(([task, names]): [string, Rule[]] => [
    task,
    checks.filter(({ id }) => names.split(" ").some((name) => id === name || id.startsWith(`${name}-`))),
  ]);
  for (const { id } of checks)
    if (groups.filter(([, rules]) => rules.some((rule) => rule.id === id)).length !== 1)
      throw new Error(`The rule ${id} belongs to one task of scripts/generate/reference/rule-tasks.ts`);
  return groups;
}

import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { memoize } from "#kernel/memoize.ts";
import { refusalOf } from "./refusal.ts";
import { scenariosFor } from "./scenario.ts";

/** Whether rules refuse everyone, whatever is switched on. */
export const refusesAll = memoize(
  (rules: EnterRules) =>
    scenariosFor(rules.flatMap(({ when }) => when ?? []))?.every((scenario) => refusalOf(rules, scenario)) ?? false,
);

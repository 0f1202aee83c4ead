import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { memoize } from "#kernel/memoize.ts";
import { holds } from "./holds.ts";
import { refusalOf } from "./refusal.ts";
import { scenariosFor, type Scenario } from "./scenario.ts";

/**
 * Who sees a link under some conditions, and whom its target admits, when no visitor is both; undefined otherwise.
 * `signIn`: the route where a guest signs in, which is a way to enter too.
 */
export function turnedAway(
  conditions: readonly Condition[],
  rules: EnterRules,
  signIn: string | undefined,
): Turned | undefined {
  return answered({ conditions, rules, signIn });
}

/** Whether something is made for some visitors, whatever else its conditions depend on, and all of them may enter. */
export function isOpenToSome(conditions: readonly Condition[], rules: EnterRules, signIn: string | undefined): boolean {
  const { scenarios, audience } = seen(conditions, rules);
  const typesIn = (some: readonly Scenario[]) => new Set(some.map(({ memberType }) => memberType)).size;
  return typesIn(audience) < typesIn(scenarios) && audience.every((scenario) => passes(rules, scenario, signIn));
}

/** Who sees a link, and whom its target admits. */
export interface Turned {
  audience: Scenario[];
  welcome: Scenario[];
}

interface Link {
  conditions: readonly Condition[];
  rules: EnterRules;
  signIn: string | undefined;
}

/** Memoized: brands have many similar links. */
const answered = memoize(answer);

function answer({ conditions, rules, signIn }: Link): Turned | undefined {
  const { scenarios, audience } = seen(conditions, rules);
  const welcome = scenarios.filter((scenario) => !refusalOf(rules, scenario));
  // A route that nobody can enter, and a condition that never holds, are reported by other rules.
  if (audience.length === 0 || welcome.length === 0) return undefined;
  return audience.some((scenario) => passes(rules, scenario, signIn)) ? undefined : { audience, welcome };
}

/** The scenarios that conditions and rules tell apart, and those in which the conditions hold. */
function seen(conditions: readonly Condition[], rules: EnterRules): { scenarios: Scenario[]; audience: Scenario[] } {
  const scenarios = scenariosFor([...conditions, ...rules.flatMap(({ when }) => when ?? [])]) ?? [];
  return {
    scenarios,
    audience: scenarios.filter((scenario) => conditions.every((condition) => holds(condition, scenario))),
  };
}

/** Being sent to sign in is a way to enter for a guest. */
function passes(rules: EnterRules, scenario: Scenario, signIn: string | undefined): boolean {
  const refusal = refusalOf(rules, scenario);
  if (!refusal) return true;
  return (
    scenario.visitor === "guest" &&
    (refusal.action === "open-login" || (refusal.action === "redirect" && refusal.to === signIn))
  );
}

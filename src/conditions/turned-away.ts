import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { memoize } from "#kernel/memoize.ts";
import { holds } from "./holds.ts";
import { refusalOf } from "./refusal.ts";
import { scenariosFor, type Scenario } from "./scenario.ts";

/**
 * Who sees a link under some conditions, and whom its target lets in, when these are different people; undefined as
 * soon as one who sees it may come in. `logins`: routes on which a guest signs in, which is a way in too.
 */
export function turnedAway(
  conditions: readonly Condition[],
  rules: EnterRules,
  logins: ReadonlySet<string>,
): Turned | undefined {
  return answered({ conditions, rules, logins: [...logins] });
}

/** Who sees a link, and whom its target lets in. */
interface Turned {
  audience: Scenario[];
  welcome: Scenario[];
}

interface Link {
  conditions: readonly Condition[];
  rules: EnterRules;
  logins: readonly string[];
}

/** Brands have many links of the same kind. */
const answered = memoize(answer);

function answer({ conditions, rules, logins }: Link): Turned | undefined {
  const scenarios = scenariosFor([...conditions, ...rules.flatMap(({ when }) => when ?? [])]) ?? [];
  const audience = scenarios.filter((scenario) => conditions.every((condition) => holds(condition, scenario)));
  const welcome = scenarios.filter((scenario) => !refusalOf(rules, scenario));
  // A route that nobody can enter is another rule's finding, and so is a condition that never holds.
  if (audience.length === 0 || welcome.length === 0) return undefined;
  return audience.some((scenario) => passes(rules, scenario, logins)) ? undefined : { audience, welcome };
}

/** Being sent to sign in is the way in for a guest. */
function passes(rules: EnterRules, scenario: Scenario, logins: readonly string[]): boolean {
  const refusal = refusalOf(rules, scenario);
  if (!refusal) return true;
  return (
    scenario.visitor === "guest" &&
    (refusal.action === "open-login" || (refusal.action === "redirect" && logins.includes(refusal.to)))
  );
}

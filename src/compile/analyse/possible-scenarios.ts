import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { flagsIn } from "#conditions/depends.ts";
import { scenariosFor, type Scenario } from "#conditions/scenario.ts";
import type { Draft } from "../layer/draft.ts";

/**
 * The scenarios that conditions tell apart and that can happen in a brand: a flag that the platform does not switch is
 * as the brand sets it. Empty when there are too many to look at.
 */
export function possibleScenarios(conditions: readonly Condition[], { value }: Draft): Scenario[] {
  const fixed = flagsIn(conditions).filter((name) => !value.features?.remoteFlags?.includes(name));
  const isPossible = ({ flags }: Scenario) =>
    fixed.every((name) => (flags[name] === true) === (value.flags?.[name] === true));
  return scenariosFor(conditions)?.filter(isPossible) ?? [];
}

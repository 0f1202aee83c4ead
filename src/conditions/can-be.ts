import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { memoize } from "#kernel/memoize.ts";
import { holds } from "./holds.ts";
import { scenariosFor } from "./scenario.ts";

/** Facts that no visitor can change: flags that the platform does not switch. */
export interface Switches {
  flags: Readonly<Record<string, boolean>>;
  features: { remoteFlags: readonly string[] };
}

/** Whether a condition can have a given result for some visitor, with a brand's flags as they are. */
export function canBe(wanted: boolean, condition: Condition | undefined, brand: Switches): boolean {
  if (!condition) return wanted;
  if ("not" in condition) return canBe(!wanted, condition.not, brand);
  if ("all" in condition)
    return wanted
      ? condition.all.every((part) => canBe(true, part, brand))
      : condition.all.some((part) => canBe(false, part, brand));
  if ("any" in condition)
    return wanted
      ? condition.any.some((part) => canBe(true, part, brand))
      : condition.any.every((part) => canBe(false, part, brand));
  if (!("flag" in condition) || brand.features.remoteFlags.includes(condition.flag)) return true;
  return (brand.flags[condition.flag] === true) === wanted;
}

/** Whether something always has the same result; "unseen": it is nowhere, because what surrounds it cannot hold. */
type Constancy = "always" | "never" | "unseen" | "varies";

/** Whether a condition always has the same result where other conditions already hold. */
export function constancyOf(condition: Condition, around: readonly Condition[] = []): Constancy {
  return constancyOfAll([condition, ...around]);
}

/** Brands inherit most conditions with what surrounds them, so most results are cached. */
const constancyOfAll = memoize(([condition, ...around]: readonly [Condition, ...Condition[]]): Constancy => {
  const scenarios = scenariosFor([condition, ...around])?.filter((facts) =>
    around.every((outer) => holds(outer, facts)),
  );
  if (!scenarios) return "varies";
  if (scenarios.length === 0) return "unseen";
  const holding = scenarios.filter((facts) => holds(condition, facts)).length;
  return holding === 0 ? "never" : holding === scenarios.length ? "always" : "varies";
});

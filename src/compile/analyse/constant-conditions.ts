import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import { settingsOf } from "../layer/provenance.ts";
import type { ConditionUse, Path } from "../validate/walk.ts";
import { constancyOf } from "#conditions/can-be.ts";
import { questionsIn } from "#conditions/depends.ts";
import { enterRulesOf } from "./entrances.ts";
import { surroundingsOf, type Surrounding } from "./surroundings.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** A condition with only one possible result. */
export interface ConstantCondition {
  path: Path;
  answer: "always" | "never";
  /** What makes it constant; undefined when it is constant by itself. */
  because?: string;
  /** The route or the access rule that makes it constant. */
  rule?: Path | undefined;
}

/**
 * The conditions of a brand that have the same result for every visitor and flag. Enclosing conditions count only for
 * conditions that the highest layer sets: a layer below serves many brands, some of which may make it constant.
 * Memoized, because two rules need it.
 */
export const constantConditions: (draft: Draft) => readonly ConstantCondition[] = memoizeByIdentity(findConstant);

function findConstant(draft: Draft): ConstantCondition[] {
  let around: ReturnType<typeof surroundingsOf> | undefined;
  return draft.walk.conditions.flatMap(({ condition, path }: ConditionUse): ConstantCondition[] => {
    const alone = constancyOf(condition);
    if (alone === "always" || alone === "never") return [{ path, answer: alone }];
    if (settingsOf(draft.layers.slice(-1), path).length === 0) return [];
    const refusal = isRefusal(path);
    const all = refusal ? earlierRules(path, draft) : (around ??= surroundingsOf(draft))(path.slice(0, -1));
    // Another row may be in scope there: the same comparison comes to something else.
    const outer = comparesRow(condition) ? all.filter((one) => !comparesRow(one.condition)) : all;
    if (outer.length === 0) return [];
    const answer = constancyOf(
      condition,
      outer.map((one) => one.condition),
    );
    // The last of several refusals may legitimately mean "everyone else".
    if (answer === "never" || (answer === "always" && !refusal))
      return [{ path, answer, ...nearestCause(condition, outer, answer) }];
    return [];
  });
}

function comparesRow(condition: Condition): boolean {
  return questionsIn(condition).some((asked) => "compare" in asked && "row" in asked.compare.of);
}

/** The enclosing condition that suffices alone, the innermost first. */
function nearestCause(
  condition: Condition,
  outer: readonly Surrounding[],
  answer: "always" | "never",
): Pick<ConstantCondition, "because" | "rule"> {
  const nearest = outer.findLast((one) => constancyOf(condition, [one.condition]) === answer);
  return nearest
    ? { because: nearest.name, rule: nearest.rule }
    : { because: outer.map(({ name }) => name).join(" with "), rule: outer.find((one) => one.rule)?.rule };
}

function isRefusal(path: Path): boolean {
  return path.at(-3) === "enter" && (path[0] === "access" || path[0] === "routes");
}

/** A refusal is evaluated only when none before it applied. */
function earlierRules(path: Path, draft: Draft): Surrounding[] {
  const list = path.slice(0, -2);
  const own = (valueAtPath(draft.value, list) ?? []) as EnterRules;
  const before = path[0] === "routes" ? enterRulesOf(String(path[1]), draft).slice(0, -own.length || undefined) : [];
  const shared = path[0] === "access" ? path[1] : draft.value.routes?.[String(path[1])]?.access;
  return [...before, ...own.slice(0, Number(path.at(-2)))].map((rule) => ({
    condition: { not: rule.when ?? { all: [] } },
    name: "a rule before it, which applies first",
    ...(shared !== undefined && { rule: ["access", shared] }),
  }));
}

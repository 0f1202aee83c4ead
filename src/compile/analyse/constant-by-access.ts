import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { constancyOf } from "#conditions/can-be.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Cause, Draft } from "../layer/draft.ts";
import { settingsOf } from "../layer/provenance.ts";
import type { ConstantCondition } from "./constant-conditions.ts";
import { enterRulesOf } from "./entrances.ts";
import { screensOf } from "./screens-of.ts";

/** The access rule that a route has, where the layer with a condition that is constant by it chose it. */
export function causeInAccess({ rule: [section, id] = [] }: ConstantCondition, draft: Draft): Cause | undefined {
  const route = String(id);
  const path = ["routes", route, "access"];
  if (section !== "routes" || !isOwn(path, draft)) return undefined;
  return {
    path,
    at: "value",
    message: `The access rule "${String(valueAtPath(draft.value, path))}" decides conditions on the screen of this route: only some of the visitors for whom they are made may enter.`,
    hint: "Give the route another one, or remove the conditions.",
    isEnough: decidesBelow(route, draft),
    explains: [["routes", route]],
  };
}

function isOwn(path: readonly (string | number)[], { layers }: Draft): boolean {
  return settingsOf(layers.slice(-1), path).length > 0;
}

/** Whether who may enter a route decides conditions that the layers below have on its screen. */
function decidesBelow(route: string, draft: Draft): boolean {
  const screens = screensOf(draft.value.routes?.[route]);
  const refused = enterRulesOf(route, draft).map(({ when }): Condition => when ?? { all: [] });
  return draft.walk.conditions.some(
    ({ condition, path }) =>
      path[0] === "screens" &&
      screens.includes(String(path[1])) &&
      !isOwn(path, draft) &&
      !isConstant(condition) &&
      isConstant(condition, { not: { any: refused } }),
  );
}

function isConstant(condition: Condition, ...around: Condition[]): boolean {
  return ["always", "never"].includes(constancyOf(condition, around));
}

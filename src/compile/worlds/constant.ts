import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { remembered } from "../remembered.ts";
import { holdsIn, worldsFor } from "./world.ts";

/**
 * Whether a condition has one answer only, by itself. Brands inherit most of theirs, so that the answer is known
 * already.
 */
export const constancyAlone = remembered((condition: Condition) => constancyOf(condition, []));

/**
 * Whether a condition has one answer only, where other conditions hold already; "unseen": those cannot hold together.
 */
export function constancyOf(
  condition: Condition,
  around: readonly Condition[],
): "always" | "never" | "unseen" | "varies" {
  const worlds = worldsFor([condition, ...around])?.filter((world) => around.every((outer) => holdsIn(outer, world)));
  if (!worlds) return "varies";
  if (worlds.length === 0) return "unseen";
  const held = worlds.filter((world) => holdsIn(condition, world)).length;
  return held === 0 ? "never" : held === worlds.length ? "always" : "varies";
}

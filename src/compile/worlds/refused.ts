import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { remembered } from "../remembered.ts";
import { holdsIn, worldsFor, type World } from "./world.ts";

/** What happens instead of coming in; undefined: the visitor comes in. */
export function refusalIn(rules: EnterRules, world: World): EnterRules[number]["do"] | undefined {
  return rules.find(({ when }) => when === undefined || holdsIn(when, world))?.do;
}

/** Whether rules refuse everybody, whatever is switched on. */
export const refusesAll = remembered(
  (rules: EnterRules) =>
    worldsFor(rules.flatMap(({ when }) => when ?? []))?.every((world) => refusalIn(rules, world)) ?? false,
);

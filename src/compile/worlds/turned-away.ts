import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { refusalIn } from "./refused.ts";
import { holdsIn, worldsFor, type World } from "./world.ts";

/**
 * Who sees a way under some conditions, and whom its end lets in, when these are different people; undefined as soon as
 * one who sees it may come in. `logins`: routes on which a guest signs in, which is a way in too.
 */
export function turnedAway(
  conditions: readonly Condition[],
  rules: EnterRules,
  logins: ReadonlySet<string>,
): { audience: World[]; welcome: World[] } | undefined {
  const worlds = worldsFor([...conditions, ...rules.flatMap(({ when }) => when ?? [])]) ?? [];
  const audience = worlds.filter((world) => conditions.every((condition) => holdsIn(condition, world)));
  const welcome = worlds.filter((world) => !refusalIn(rules, world));
  // A route that nobody can enter is another rule's finding, and so is a condition that never holds.
  if (audience.length === 0 || welcome.length === 0) return undefined;
  return audience.some((world) => passes(rules, world, logins)) ? undefined : { audience, welcome };
}

/** Being sent to sign in is the way in for a guest. */
function passes(rules: EnterRules, world: World, logins: ReadonlySet<string>): boolean {
  const refusal = refusalIn(rules, world);
  if (!refusal) return true;
  return world.type === null && (refusal.do === "open-login" || (refusal.do === "redirect" && logins.has(refusal.to)));
}

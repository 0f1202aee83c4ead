import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { flagsIn } from "./flags-in.ts";
import { refusalIn } from "./refused.ts";
import { holdsIn, visitorOf, worldsFor, type VisitorKind, type World } from "./world.ts";

/** Whether something holds for a kind of visitor: always, never, or as it depends on what a descriptor cannot know. */
export type Chance = "yes" | "no" | "maybe";
export const visitorKinds = ["guest", "member", "trial", "agent"] as const satisfies readonly VisitorKind[];
export type { VisitorKind };
/** For whom something holds. */
export type Audience = Readonly<Record<VisitorKind, Chance>>;

type Flags = Readonly<Record<string, boolean>>;

/** For whom all of some conditions hold, with the flags as they are. */
export function audienceOf(conditions: readonly (Condition | undefined)[], flags: Flags): Audience {
  const said = conditions.filter((condition) => condition !== undefined);
  return audienceIn(said, flags, (world) => said.every((condition) => holdsIn(condition, world)));
}

/** Who comes in past some rules: whoever none of them stops. */
export function entranceOf(rules: readonly EnterRules[], flags: Flags): Audience {
  const all = rules.flat();
  return audienceIn(
    all.flatMap(({ when }) => when ?? []),
    flags,
    (world) => refusalIn(all, world) === undefined,
  );
}

/** For whom one of several holds. */
export function eitherOf(audiences: readonly Audience[]): Audience {
  return eachKind((kind) => {
    const chances = audiences.map((audience) => audience[kind]);
    return (["yes", "maybe"] as const).find((chance) => chances.includes(chance)) ?? "no";
  });
}

/**
 * What holds in every world of a kind holds for it, what holds in some may hold. Where there are too many worlds to go
 * through, nothing is sure.
 */
function audienceIn(conditions: readonly Condition[], flags: Flags, holds: (world: World) => boolean): Audience {
  const worlds = worldsFor(conditions)?.filter((world) => isAsFlagsAre(world, conditions, flags));
  return eachKind((kind) => {
    const found = new Set(worlds?.filter((world) => visitorOf(world) === kind).map(holds));
    if (found.size !== 1) return "maybe";
    return found.has(true) ? "yes" : "no";
  });
}

function isAsFlagsAre({ on }: World, conditions: readonly Condition[], flags: Flags): boolean {
  return flagsIn(conditions).every((flag) => on.has(`flag ${flag}`) === (flags[flag] === true));
}

function eachKind(chance: (kind: VisitorKind) => Chance): Audience {
  return { guest: chance("guest"), member: chance("member"), trial: chance("trial"), agent: chance("agent") };
}

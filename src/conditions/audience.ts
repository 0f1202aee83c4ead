import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { flagsIn } from "./depends.ts";
import { visitorKinds, type VisitorKind } from "./facts.ts";
import { holds } from "./holds.ts";
import { refusalOf } from "./refusal.ts";
import { scenariosFor, type Scenario } from "./scenario.ts";

/** Whether something holds for a kind of visitor: always, never, or as it depends on what a descriptor cannot know. */
export type Chance = "yes" | "no" | "maybe";
/** For whom something holds. */
export type Audience = Readonly<Record<VisitorKind, Chance>>;

type Flags = Readonly<Record<string, boolean>>;

/** For whom all of some conditions hold, with the flags as they are. */
export function audienceOf(conditions: readonly (Condition | undefined)[], flags: Flags): Audience {
  const given = conditions.filter((condition) => condition !== undefined);
  return audienceIn(given, flags, (scenario) => given.every((condition) => holds(condition, scenario)));
}

/** The visitors that some rules admit: those that none of them refuses. */
export function entranceOf(rules: readonly EnterRules[], flags: Flags): Audience {
  const all = rules.flat();
  return audienceIn(
    all.flatMap(({ when }) => when ?? []),
    flags,
    (scenario) => refusalOf(all, scenario) === null,
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
 * What holds in every scenario of a kind holds for it, what holds in some may hold. Where there are too many scenarios
 * to go through, nothing is sure.
 */
function audienceIn(conditions: readonly Condition[], flags: Flags, admits: (scenario: Scenario) => boolean): Audience {
  const scenarios = scenariosFor(conditions)?.filter((scenario) => isAsFlagsAre(scenario, conditions, flags));
  return eachKind((kind) => {
    const found = new Set(scenarios?.filter(({ visitor }) => visitor === kind).map(admits));
    if (found.size !== 1) return "maybe";
    return found.has(true) ? "yes" : "no";
  });
}

function isAsFlagsAre(scenario: Scenario, conditions: readonly Condition[], flags: Flags): boolean {
  return flagsIn(conditions).every((flag) => (scenario.flags[flag] === true) === (flags[flag] === true));
}

function eachKind(chance: (kind: VisitorKind) => Chance): Audience {
  const [guest, member, trial, agent] = visitorKinds.map(chance) as [Chance, Chance, Chance, Chance];
  return { guest, member, trial, agent };
}

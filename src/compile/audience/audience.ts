import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";

/** Whether something holds for a kind of visitor: always, never, or as it depends on what a descriptor cannot know. */
export type Chance = "yes" | "no" | "maybe";
export const visitorKinds = ["guest", "member", "trial", "agent"] as const;
export type VisitorKind = (typeof visitorKinds)[number];
/** For whom something holds. */
export type Audience = Readonly<Record<VisitorKind, Chance>>;

type Flags = Readonly<Record<string, boolean>>;

/** Member types that show how a kind of visitor fares; a guest has none (account §6). */
const typesOf: Readonly<Record<VisitorKind, readonly (number | null)[]>> = { guest: [null], member: [0, 40], trial: [4], agent: [1, 2, 41, 42] };

/** For whom all of some conditions hold, with the flags as they are. */
export function audienceOf(conditions: readonly (Condition | undefined)[], flags: Flags): Audience {
  return audienceBy((kind, type) => every(conditions.map((condition) => chanceOf(condition, kind, type, flags))));
}

/** Who comes in past some rules: whoever none of them stops. */
export function entranceOf(rules: readonly EnterRules[], flags: Flags): Audience {
  return audienceBy((kind, type) => negated(some(rules.flat().map(({ when }) => chanceOf(when, kind, type, flags)))));
}

/** For whom one of several holds. */
export function eitherOf(audiences: readonly Audience[]): Audience {
  return eachKind((kind) => some(audiences.map((audience) => audience[kind])));
}

function audienceBy(chance: (kind: VisitorKind, type: number | null) => Chance): Audience {
  return eachKind((kind) => {
    const found = new Set(typesOf[kind].map((type) => chance(kind, type)));
    return found.size === 1 ? ([...found][0] as Chance) : "maybe";
  });
}

function eachKind(chance: (kind: VisitorKind) => Chance): Audience {
  return { guest: chance("guest"), member: chance("member"), trial: chance("trial"), agent: chance("agent") };
}

function chanceOf(condition: Condition | undefined, kind: VisitorKind, type: number | null, flags: Flags): Chance {
  if (!condition) return "yes";
  const inside = (part: Condition) => chanceOf(part, kind, type, flags);
  if ("all" in condition) return every(condition.all.map(inside));
  if ("any" in condition) return some(condition.any.map(inside));
  if ("not" in condition) return negated(inside(condition.not));
  if ("flag" in condition) return flags[condition.flag] === true ? "yes" : "no";
  if ("visitor" in condition) return [condition.visitor].flat().includes(kind) ? "yes" : "no";
  if ("memberType" in condition) return type !== null && condition.memberType.includes(type) ? "yes" : "no";
  return "maybe";
}

function every(chances: readonly Chance[]): Chance {
  if (chances.includes("no")) return "no";
  return chances.includes("maybe") ? "maybe" : "yes";
}

function some(chances: readonly Chance[]): Chance {
  if (chances.includes("yes")) return "yes";
  return chances.includes("maybe") ? "maybe" : "no";
}

function negated(chance: Chance): Chance {
  return { yes: "no", no: "yes", maybe: "maybe" }[chance] as Chance;
}

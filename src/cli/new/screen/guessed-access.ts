import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { entranceOf } from "#conditions/audience.ts";
import { visitorKinds, type VisitorKind } from "#conditions/facts.ts";
import { sound } from "#compile/analyse/entrances.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";

/** What a brand says of who may enter. */
export type BrandAccess = Readonly<Partial<Record<"access" | "places" | "flags", Json>>>;

/**
 * Who may enter the route of a call that refuses some visitors: the brand's rule that refuses exactly these, preferably
 * one that sends guests to sign in; its own rules of entry without such a rule.
 */
export function guessedAccess(refused: readonly VisitorKind[], { access, places, flags }: BrandAccess): JsonObject {
  if (refused.length === 0) return {};
  const known = isObject(places) ? places : {};
  const on = (isObject(flags) ? flags : {}) as Record<string, boolean>;
  const fitting = Object.entries(isObject(access) ? access : {}).filter(([, rule]) =>
    refusesExactly(refused, rulesOf(rule), on),
  );
  const [rule] = fitting.find(([, one]) => leadsGuests(rulesOf(one), known["signIn"])) ?? fitting[0] ?? [];
  return rule === undefined ? { enter: ownRules(refused, known) } : { access: rule };
}

/** What could not be read admits everybody, and so fits no call that refuses somebody. */
function rulesOf(rule: Json): EnterRules {
  const enter = isObject(rule) ? rule["enter"] : undefined;
  return Array.isArray(enter) ? sound(enter as unknown as EnterRules) : [];
}

function refusesExactly(refused: readonly VisitorKind[], rules: EnterRules, flags: Record<string, boolean>): boolean {
  const entrance = entranceOf([rules], flags);
  return visitorKinds.every((kind) => entrance[kind] === (refused.includes(kind) ? "no" : "yes"));
}

function leadsGuests(rules: EnterRules, signIn: Json | undefined): boolean {
  return rules.some(({ do: refusal }) => refusal.action === "redirect" && refusal.to === signIn);
}

/** Guests sign in; to the others the page has nothing to say. */
function ownRules(refused: readonly VisitorKind[], { signIn, home }: JsonObject): JsonObject[] {
  const others = refused.filter((kind) => kind !== "guest");
  const sent = (visitor: Json, to: Json | undefined): JsonObject => ({
    when: { visitor },
    do: { action: "redirect", to: to ?? null },
  });
  return [sent("guest", signIn), ...(others.length > 0 ? [sent(others, home)] : [])];
}

import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import { screensOf } from "./screens-of.ts";

/** What a route requires of a visitor: its access rule, then its own. */
export function enterRulesOf(routeId: string, { value }: Draft): EnterRules {
  const route = value.routes?.[routeId];
  return [...sound(value.access?.[route?.access ?? ""]?.enter), ...sound(route?.enter)];
}

/** What rules about visitors read of an access rule, a route or the places: whom it refuses, and where it sends them. */
export function entranceOf([section, id = ""]: readonly string[], { value }: Draft): unknown {
  if (section === "places") return value.places;
  if (section === "access") return essentialsOf(value.access?.[id]?.enter);
  const route = section === "routes" ? value.routes?.[id] : undefined;
  return route && [screensOf(route), route.access, essentialsOf(route.enter)];
}

function essentialsOf(rules: AsFarAsRead<EnterRules> | undefined): unknown {
  return rules?.map(({ when, do: refusal }) => [when, refusal?.action, refusal?.action === "redirect" && refusal.to]);
}

/** Access rules that could not be read are reported elsewhere. */
export function sound(rules: AsFarAsRead<EnterRules> | undefined): EnterRules {
  return rules && isSound(rules) ? rules : [];
}

const soundOnes = memoizeByIdentity((rules: AsFarAsRead<EnterRules>) =>
  rules.every((rule) => isWhole(rule) && rule.do !== undefined),
);

function isSound(rules: AsFarAsRead<EnterRules>): rules is EnterRules {
  return soundOnes(rules);
}

function isWhole(value: unknown): boolean {
  return value !== undefined && (typeof value !== "object" || value === null || Object.values(value).every(isWhole));
}

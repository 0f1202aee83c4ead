import type { Brand } from "#descriptor/brand.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { escapeSegment, pointerOf } from "#kernel/pointer.ts";
import type { AsFarAsRead, Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";
import { enterRulesOf } from "./entrances.ts";
import { trappingRoutes } from "./traps.ts";
import { screensOf } from "./screens-of.ts";

/** A condition that must hold before a place of a brand is visible at all. */
export interface Surrounding {
  condition: Condition;
  /** Its description for a hint: `the condition at /screens/home/body/box/when`. */
  name: string;
  /** The route that says so, or the access rule of several: for the audience of a screen. */
  rule?: Path | undefined;
}

const everybody: Condition = { all: [] };

/**
 * Finds, for one brand, what encloses a place: conditions of the widgets around it, and the access rules of its screen.
 */
export function surroundingsOf(draft: Draft): (path: Path) => Surrounding[] {
  const byHolder = new Map(
    draft.walk.conditions.flatMap(({ condition, path }) =>
      path.at(-1) === "when" ? [[pointerOf(path.slice(0, -1)), { condition, path }] as const] : [],
    ),
  );
  const ofScreens = new Map<string, Surrounding[]>();
  const conditionsAround = (path: Path): Surrounding[] => {
    const around: Surrounding[] = [];
    let holder = "";
    for (const step of byHolder.size === 0 ? [] : path) {
      const outer = byHolder.get(holder);
      if (outer) around.push({ condition: outer.condition, name: `the condition at ${pointerOf(outer.path)}` });
      holder += `/${escapeSegment(step)}`;
    }
    return around;
  };
  return (path) => {
    const around = conditionsAround(path);
    if (path[0] !== "screens") return around;
    const screen = String(path[1]);
    const known = ofScreens.get(screen) ?? audienceOf(screen, draft);
    ofScreens.set(screen, known);
    return [...known, ...around];
  };
}

/** Visitors who may see a screen: those that one of its routes admits, unless its rules are a mistake themselves. */
function audienceOf(screen: string, draft: Draft): Surrounding[] {
  const traps = trappingRoutes(draft);
  const routes = (routesByScreen(draft.value.routes ?? {}).get(screen) ?? []).filter((id) => !traps.has(id));
  if (routes.length === 0) return [];
  const admitted = routes.map((id): Condition => ({
    not: { any: enterRulesOf(id, draft).map(({ when }) => when ?? everybody) },
  }));
  return [
    {
      condition: { any: admitted },
      rule: ruleOf(routes, draft),
      name: `the access ${routes.length === 1 ? `rule of the route "${routes[0]}"` : "rules of its routes"}`,
    },
  ];
}

function ruleOf(routes: readonly string[], { value }: Draft): Path | undefined {
  if (routes.length === 1) return ["routes", ...routes];
  const [shared, ...others] = new Set(routes.map((id) => value.routes?.[id]?.access));
  return shared === undefined || others.length > 0 ? undefined : ["access", shared];
}

const routesByScreen = memoizeByIdentity(
  (routes: AsFarAsRead<Brand["routes"]>): ReadonlyMap<string, readonly string[]> => {
    const ids = new Map<string, string[]>();
    for (const [id, route] of Object.entries(routes)) {
      for (const screen of screensOf(route)) ids.set(screen, [...(ids.get(screen) ?? []), id]);
    }
    return ids;
  },
);

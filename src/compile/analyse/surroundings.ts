import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { Draft } from "../layer/draft.ts";
import type { Path } from "../validate/walk.ts";

/** Something that must hold before a place of a brand is seen at all. */
export interface Surrounding {
  condition: Condition;
  /** What it is, for a hint: `the condition at /screens/home/body/box/when`. */
  name: string;
}

const everybody: Condition = { all: [] };

/**
 * Answers, for one brand, what surrounds a place: conditions of the widgets it stands in, and who may enter its screen.
 */
export function surroundingsOf(draft: Draft): (path: Path) => Surrounding[] {
  const byHolder = new Map(
    draft.walk.conditions.map(({ condition, path }) => [pointerOf(path.slice(0, -1)), { condition, path }]),
  );
  const ofScreens = new Map<string, Surrounding[]>();
  return (path) => {
    const around = path.flatMap((_, length): Surrounding[] => {
      const outer = byHolder.get(pointerOf(path.slice(0, length)));
      return outer && outer.path.at(-1) === "when"
        ? [{ condition: outer.condition, name: `the condition at ${pointerOf(outer.path)}` }]
        : [];
    });
    if (path[0] !== "screens") return around;
    const screen = String(path[1]);
    const known = ofScreens.get(screen) ?? audienceOf(screen, draft);
    ofScreens.set(screen, known);
    return [...known, ...around];
  };
}

/** Who may see a screen: whoever one of its routes lets in. */
function audienceOf(screen: string, draft: Draft): Surrounding[] {
  const routes = Object.entries(draft.value.routes ?? {}).filter(([, route]) => route?.screen === screen);
  if (routes.length === 0) return [];
  const admitted = routes.map(([id]): Condition => ({
    not: { any: enterRulesOf(id, draft).map(({ when }) => when ?? everybody) },
  }));
  return [
    {
      condition: { any: admitted },
      name: `the access ${routes.length === 1 ? `rule of the route "${routes[0]?.[0]}"` : "rules of its routes"}`,
    },
  ];
}

/** What is asked of whoever wants to enter a route: its access rule, then its own. */
export function enterRulesOf(routeId: string, { value }: Draft): EnterRules {
  const route = value.routes?.[routeId];
  return [...sound(value.access?.[route?.access ?? ""]?.enter), ...sound(route?.enter)];
}

/** Rules of which a part could not be read are another rule's finding. */
export function sound(rules: EnterRules | undefined): EnterRules {
  return rules?.every((rule) => isWhole(rule) && (rule.do as unknown) !== undefined) ? rules : [];
}

function isWhole(value: unknown): boolean {
  return value !== undefined && (typeof value !== "object" || value === null || Object.values(value).every(isWhole));
}

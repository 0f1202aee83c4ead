import type { Brand } from "#descriptor/brand.ts";
import type { Tab } from "#descriptor/footer.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAt } from "#kernel/pointer.ts";
import { audienceOf, entranceOf, eitherOf, type Audience } from "#conditions/audience.ts";
import { collectionAt } from "../compare/parts.ts";
import { formPlacements } from "#compile/validate/row-scope.ts";
import { flagsIn } from "#conditions/depends.ts";
import { menuOpeners } from "./menu-openers.ts";
import { screensOf } from "#compile/analyse/screens-of.ts";

type Steps = readonly string[];

/**
 * Where something is, who sees it, and what decides it. Places are steps in the brand; the caller locates the files.
 */
export interface Visibility {
  /** Ids of the routes that show it. */
  seen: readonly string[];
  /**
   * Ids of routes that hide it, each with the value that hides it; empty for content of a screen, which only that
   * screen shows.
   */
  hidden: readonly { route: string; by: Steps }[];
  /** How many routes there are. */
  total: number;
  /** Who sees it there, with the flags as they are. */
  audience: Audience;
  /** Its own condition, and those of its parents. */
  conditions: readonly { of: Steps; condition: Condition }[];
  /** What it is part of: a route itself, a screen of some routes, or the frame around many. */
  of: "route" | "screen" | "frame";
  /** Who may enter the route, the routes that show the screen, or the route that a tab leads to. */
  entrances: readonly Entrance[];
  /** The flags that conditions and rules use. */
  flags: readonly { name: string; on: boolean; remote: boolean }[];
}

export interface Entrance {
  route: string;
  /** The access rule that the route names, if it does. */
  access: string | undefined;
  audience: Audience;
  rules: readonly { rule: EnterRules[number]; at: Steps }[];
}

/** Who sees the target of a path; undefined for a target that is not visible: a value of a widget, a theme, a rule. */
export function visibilityOf(brand: Brand, path: readonly (string | number)[]): Visibility | undefined {
  const steps = path.map(String);
  const [section, id = ""] = steps;
  if (!isObject(valueAt(brand, pointerOf(steps)))) return undefined;
  if (section === "routes" && steps.length === 2)
    return complete(brand, { of: "route", seen: [id], hidden: [], conditions: [] }, entrancesOf(brand, [id]));
  if (section === "forms" && (steps.length === 2 || (steps.length === 4 && steps[2] === "fields")))
    return inForm(brand, id, steps);
  if (collectionAt(steps.slice(0, -1)) !== "ordered") return undefined;
  if (section === "footer" || section === "footers") {
    const shown = section === "footer" ? true : id;
    const where = routesWhere(brand, "footer", ({ footer }) => footer === shown);
    return complete(
      brand,
      { of: "frame", ...where, conditions: conditionsOn(brand, steps) },
      entranceByTab(brand, steps),
    );
  }
  if (section === "header")
    return complete(
      brand,
      {
        of: "frame",
        ...routesWhere(brand, "header", ({ header }) => header === id),
        conditions: conditionsOn(brand, steps),
      },
      [],
    );
  if (section === "screens") return onScreen(brand, id, steps);
  return section === "menus" ? inMenu(brand, id, steps) : undefined;
}

/** Who sees a part of a widget or of a form: by the conditions around it and its own, and those of the routes. */
export function partVisibility(brand: Brand, path: readonly (string | number)[]): Visibility | undefined {
  const steps = path.map(String);
  const [section, id = ""] = steps;
  if (section === "forms") return inForm(brand, id, steps);
  return section === "screens" ? onScreen(brand, id, steps) : undefined;
}

type Place = Pick<Visibility, "of" | "seen" | "hidden" | "conditions">;

function complete(brand: Brand, place: Place, entrances: readonly Entrance[], audience?: Audience): Visibility {
  const asked = [
    ...place.conditions.map(({ condition }) => condition),
    ...entrances.flatMap(({ rules }) => rules.map(({ rule }) => rule.when)),
  ];
  return {
    ...place,
    total: Object.keys(brand.routes).length,
    audience:
      audience ??
      audienceOf(
        place.conditions.map(({ condition }) => condition),
        brand.flags,
      ),
    entrances,
    flags: flagsIn(asked).map((name) => ({
      name,
      on: brand.flags[name] === true,
      remote: brand.features.remoteFlags.includes(name),
    })),
  };
}

function onScreen(brand: Brand, screen: string, steps: Steps): Visibility {
  const seen = Object.entries(brand.routes)
    .filter(([, route]) => screensOf(route).includes(screen))
    .map(([id]) => id);
  return complete(
    brand,
    { of: "screen", seen, hidden: [], conditions: conditionsOn(brand, steps) },
    entrancesOf(brand, seen),
  );
}

/** A menu's entry is seen wherever something opens the menu. */
function inMenu(brand: Brand, menu: string, steps: Steps): Visibility {
  const openers = menuOpeners(brand, menu).flatMap((opener) => visibilityOf(brand, opener) ?? []);
  const own = conditionsOn(brand, steps);
  const seen = Object.keys(brand.routes).filter((route) => openers.some((opener) => opener.seen.includes(route)));
  const hidden = openers.length === 1 ? (openers[0]?.hidden ?? []) : [];
  const around = openers.length === 1 ? (openers[0]?.conditions ?? []) : [];
  const through = openers.map(({ conditions }) =>
    audienceOf(
      [...conditions, ...own].map(({ condition }) => condition),
      brand.flags,
    ),
  );
  return complete(brand, { of: "frame", seen, hidden, conditions: [...around, ...own] }, [], eitherOf(through));
}

/** A form is seen where widgets show it, and a field of it with its step; a form that none shows is not seen. */
function inForm(brand: Brand, form: string, steps: Steps): Visibility | undefined {
  const places = formPlacements(brand, form).map((place) => {
    const widget = place.slice(0, -2).map(String);
    return onScreen(brand, widget[1] ?? "", widget);
  });
  if (places.length === 0) return undefined;
  const own = [...stepConditions(brand, form, steps), ...conditionsOn(brand, steps)];
  const around = places.length === 1 ? (places[0]?.conditions ?? []) : [];
  const seen = Object.keys(brand.routes).filter((route) => places.some((place) => place.seen.includes(route)));
  const through = places.map(({ conditions }) =>
    audienceOf(
      [...conditions, ...own].map(({ condition }) => condition),
      brand.flags,
    ),
  );
  const place = { of: "screen", seen, hidden: [], conditions: [...around, ...own] } as const;
  return complete(brand, place, entrancesOf(brand, seen), eitherOf(through));
}

/** The conditions of the steps that ask for a field. */
function stepConditions(brand: Brand, form: string, [, , section, field = ""]: Steps): Visibility["conditions"] {
  const all = section === "fields" ? Object.entries(brand.forms[form]?.steps ?? {}) : [];
  return all.flatMap(([id, { fields, when }]) =>
    when !== undefined && fields.includes(field) ? [{ of: ["forms", form, "steps", id], condition: when }] : [],
  );
}

function routesWhere(
  brand: Brand,
  key: "header" | "footer",
  shows: (route: Brand["routes"][string]) => boolean,
): Pick<Visibility, "seen" | "hidden"> {
  const routes = Object.entries(brand.routes);
  return {
    seen: routes.filter(([, route]) => shows(route)).map(([id]) => id),
    hidden: routes.filter(([, route]) => !shows(route)).map(([route]) => ({ route, by: ["routes", route, key] })),
  };
}

/** Every `when` on the way to something, the outermost first. */
function conditionsOn(brand: Brand, steps: Steps): Visibility["conditions"] {
  return steps.flatMap((_, index) => {
    const of = steps.slice(0, index + 1);
    const value = valueAt(brand, pointerOf(of));
    return isObject(value) && isObject(value["when"]) ? [{ of, condition: value["when"] as unknown as Condition }] : [];
  });
}

/** A tab applies its own rule before those of its route. */
function entranceByTab(brand: Brand, steps: Steps): Entrance[] {
  const tab = valueAt(brand, pointerOf(steps)) as Tab | undefined;
  if (!tab) return [];
  const asked = tab.access === undefined ? [] : (brand.access[tab.access]?.enter ?? []);
  const first = asked.map((rule, index) => ({ rule, at: ["access", tab.access ?? "", "enter", String(index)] }));
  return entrancesOf(brand, [tab.to]).map((entrance) => {
    const all = [
      ...first,
      ...entrance.rules.filter(({ at }) => !first.some((one) => pointerOf(one.at) === pointerOf(at))),
    ];
    return { ...entrance, rules: all, audience: entranceOf([all.map(({ rule }) => rule)], brand.flags) };
  });
}

function entrancesOf(brand: Brand, routes: readonly string[]): Entrance[] {
  return routes.flatMap((id) => {
    const route = brand.routes[id];
    if (!route) return [];
    const { access = "" } = route;
    const named = brand.access[access]?.enter ?? [];
    const own = route.enter ?? [];
    const rules = [
      ...named.map((rule, index) => ({ rule, at: ["access", access, "enter", String(index)] })),
      ...own.map((rule, index) => ({ rule, at: ["routes", id, "enter", String(index)] })),
    ];
    return [{ route: id, access: route.access, audience: entranceOf([named, own], brand.flags), rules }];
  });
}

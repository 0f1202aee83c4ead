import { holds } from "#conditions/holds.ts";
import type { Facts } from "#conditions/facts.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { Places } from "#descriptor/places.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { isObject } from "#kernel/json.ts";

/** Something of a brand that leads to a route, and what holds wherever it is on a page. */
export interface BrandLink {
  route: string;
  /** Where it is, for a message. */
  at: string;
  /** The part of the brand that it is in: header, footer, footers, menus, screens, forms. */
  part: string;
  conditions: readonly Condition[];
  /** Whether a widget leads there by itself, by a place of the brand; otherwise a descriptor names the route. */
  byPlace: boolean;
}

/** Everything in a brand that leads somewhere: actions of its descriptors, tabs, and the places of its widgets. */
export function linksOfBrand({ brand }: CompiledBrand): BrandLink[] {
  const { header, footer, footers, menus, forms } = brand;
  const plain = Object.entries({ header, footer, footers, menus, forms }).flatMap(([part, value]) =>
    linksIn(value, { part, at: part, conditions: [], places: brand.places }),
  );
  const onScreens = Object.entries(brand.screens).flatMap(([id, screen]) =>
    linksIn(screen, {
      part: "screens",
      at: `screens/${id}`,
      conditions: admitted(id, brand),
      places: brand.places,
    }),
  );
  return [...plain, ...onScreens];
}

/** The routes to which something leads that is shown with these facts. */
export function ledTo(links: readonly BrandLink[], facts: Facts): Set<string> {
  const shown = links.filter(({ conditions }) => conditions.every((condition) => holds(condition, facts)));
  return new Set(shown.map(({ route }) => route));
}

interface Around extends Pick<BrandLink, "part" | "at" | "conditions"> {
  places: Places;
}

function linksIn(value: unknown, around: Around): BrandLink[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => linksIn(one, below(around, String(index))));
  if (!isObject(value)) return [];
  const when = value["when"] as Condition | undefined;
  const here = when === undefined ? around : { ...around, conditions: [...around.conditions, when] };
  const { part, at, conditions } = here;
  const link = (route: string, byPlace: boolean): BrandLink => ({ route, at, part, conditions, byPlace });
  const isTab = (part === "footer" || part === "footers") && "icon" in value;
  const own = value["action"] === "navigate" || isTab ? [link(String(value["to"]), false)] : [];
  const byPlaces = placesOf(value["widget"]).flatMap((place) => {
    const route = here.places[place];
    return route === undefined ? [] : [link(route, true)];
  });
  return [...own, ...byPlaces, ...Object.entries(value).flatMap(([key, inner]) => linksIn(inner, below(here, key)))];
}

function below(around: Around, key: string): Around {
  return { ...around, at: `${around.at}/${key}` };
}

function placesOf(widget: unknown): readonly (keyof Places)[] {
  const found = Object.values(widgetDescriptions).find(({ type }) => type === widget);
  return found && "places" in found ? found.places : [];
}

/** Who can be on a screen: whom one of its routes admits. */
function admitted(screen: string, { routes, access }: CompiledBrand["brand"]): Condition[] {
  const own = Object.values(routes).filter(
    (route) => route.screen === screen || route.versions?.some((version) => version.screen === screen),
  );
  if (own.length === 0) return [];
  const any = own.map((route): Condition => {
    const rules = [...(access[route.access ?? ""]?.enter ?? []), ...(route.enter ?? [])];
    return { not: { any: rules.map(({ when }) => when ?? { all: [] }) } };
  });
  return [{ any }];
}

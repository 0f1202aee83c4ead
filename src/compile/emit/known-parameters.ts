import type { KnownParameter, KnownParameters } from "#descriptor/shown-screen.ts";
import type { Route } from "#descriptor/route.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { pageParameter } from "#descriptor/vocabulary/list.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { parameterLimits } from "../analyse/parameter-type.ts";
import { callNamed } from "../analyse/screen-values.ts";
import type { Walk } from "../validate/walk.ts";
import { screensOf } from "../analyse/screens-of.ts";

interface Read {
  routes: Readonly<Record<string, Route>>;
  screens: Readonly<Record<string, Screen>>;
}

/**
 * What the address of a route may say beside the filters of its screen. Undefined where nothing has to be refused: the
 * screen has no filters, and its calls take any text.
 */
export function knownParameters(brand: Read, walk: Walk, route: Route): KnownParameters | undefined {
  const screens = screensOf(route);
  const limits = limitsOf(brand, walk, screens);
  if (screens.some((screen) => hasNumberedPages(brand, walk, screen))) limits.set(pageParameter, { isPage: true });
  const hasFilters = screens.some((screen) => Object.keys(brand.screens[screen]?.filters ?? {}).length > 0);
  if (!hasFilters && limits.size === 0) return undefined;
  const own = screens.flatMap((screen) => ownParameters(walk, screen));
  const names = [...Object.keys(route.query ?? {}), ...own, ...limits.keys()];
  return Object.fromEntries(names.map((name) => [name, limits.get(name) ?? {}]));
}

/** What calls of screens take of parameters that are bound to the address: what all of them take. */
function limitsOf(brand: Read, { references }: Walk, screens: readonly string[]): Map<string, KnownParameter> {
  const limits = new Map<string, KnownParameter>();
  for (const { kind, name, path } of references) {
    if (kind !== "query" || path[0] !== "screens" || !screens.includes(String(path[1])) || path.at(-3) !== "with")
      continue;
    const call = callNamed(String(valueAtPath(brand, [...path.slice(0, -3), "call"])));
    const schema = call?.input.shape[String(path.at(-2))];
    const { values, maxLength } = schema ? parameterLimits(schema) : {};
    if (values ?? maxLength) limits.set(name, both(limits.get(name) ?? {}, values?.map(String), maxLength));
  }
  return limits;
}

function both(before: KnownParameter, values: readonly string[] | undefined, longest: number | undefined) {
  const common = before.values?.filter((value) => values?.includes(value) ?? true) ?? values;
  const least = Math.min(before.longest ?? Infinity, longest ?? Infinity);
  return { ...(common && { values: common }), ...(least < Infinity && { longest: least }) };
}

/** Parameters that widgets of a screen read themselves. */
function ownParameters(walk: Walk, screen: string): readonly string[] {
  return placementsOn(walk, screen).flatMap(
    ({ widget }) => (widgetDescriptions[widget] as WidgetDescription).parameters ?? [],
  );
}

function hasNumberedPages(brand: Read, walk: Walk, screen: string): boolean {
  return placementsOn(walk, screen).some(({ path }) => valueAtPath(brand, [...path, "options", "paging"]) === "pages");
}

function placementsOn({ placements }: Walk, screen: string): Walk["placements"] {
  return placements.filter(({ path }) => path[0] === "screens" && path[1] === screen);
}

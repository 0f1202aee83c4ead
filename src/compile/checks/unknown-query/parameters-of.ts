import type { Filter } from "#descriptor/vocabulary/filter.ts";
import type { AsFarAsRead, Draft } from "../../layer/draft.ts";
import { screensOf } from "../../analyse/screens-of.ts";

/**
 * What the address of a route may have: what it names, and the filters of its screen. undefined: unknown, because the
 * route or its screen does not exist, which is reported as such.
 */
export function parametersOf(id: string, { value }: Draft): readonly string[] | undefined {
  const route = value.routes?.[id];
  const screens = screensOf(route).map((screen) => value.screens?.[screen]);
  if (!route || screens.includes(undefined)) return undefined;
  return [...Object.keys(route.query ?? {}), ...Object.keys(filtersOf(id, { value }))];
}

/** The filters of the screen of a route, in each version of it. */
export function filtersOf(id: string, { value }: Pick<Draft, "value">): Readonly<Record<string, AsFarAsRead<Filter>>> {
  const screens = screensOf(value.routes?.[id]).map((screen) => value.screens?.[screen]);
  return Object.assign({}, ...screens.map((screen) => screen?.filters ?? {})) as Record<string, AsFarAsRead<Filter>>;
}

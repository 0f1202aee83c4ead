import type { Draft } from "../../layer/draft.ts";
import { screensOf } from "../../analyse/screens-of.ts";

/**
 * What the address of a route may have: what it names, and the filters of its screen. undefined: unknown, because the
 * route or its screen does not exist, which is reported as such.
 */
export function parametersOf(id: string, { value }: Draft): readonly string[] | undefined {
  const route = value.routes?.[id];
  const screens = screensOf(route).map((screen) => value.screens?.[screen]);
  if (!route || screens.includes(undefined)) return undefined;
  const filters = screens.flatMap((screen) => Object.keys(screen?.filters ?? {}));
  return [...Object.keys(route.query ?? {}), ...filters];
}

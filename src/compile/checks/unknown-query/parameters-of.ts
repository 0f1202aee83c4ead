import type { Draft } from "../../layer/draft.ts";

/** What the address of a route may have: what it names, and the filters of its screen. */
export function parametersOf(id: string, { value }: Draft): readonly string[] | undefined {
  const route = value.routes?.[id];
  if (!route) return undefined;
  const { filters = {} } = value.screens?.[route.screen ?? ""] ?? {};
  return [...Object.keys(route.query ?? {}), ...Object.keys(filters)];
}

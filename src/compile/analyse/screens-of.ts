import type { Route } from "#descriptor/route.ts";
import type { AsFarAsRead } from "../layer/draft.ts";

/** What belongs to all versions of a screen by its names: `versions-differ` makes sure that a name means one thing. */
export const SHARED = ["filters", "data", "sheets"] as const;

/** The screens that a route shows: its own, and the versions of it. */
export function screensOf(route: AsFarAsRead<Route> | undefined): string[] {
  return [route?.screen, ...(route?.versions ?? []).map((version) => version.screen)].filter(
    (screen) => screen !== undefined,
  );
}

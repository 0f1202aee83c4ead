import type { Places } from "#descriptor/places.ts";

/** What the visitor sees at start-up. */
export type StartUpView = "app" | "maintenance" | "region-restricted";

/** Maintenance wins over region restriction; otherwise the normal app is shown (account §2.2). */
export function startUpView(state: { maintenance: boolean; regionRestriction: boolean } | undefined): StartUpView {
  if (state?.maintenance) return "maintenance";
  return state?.regionRestriction ? "region-restricted" : "app";
}

/** The route that a brand shows instead of every page; undefined: the page itself is shown. */
export function routeInstead(view: StartUpView, { maintenance, regionRestricted }: Places): string | undefined {
  return { app: undefined, maintenance, "region-restricted": regionRestricted }[view];
}

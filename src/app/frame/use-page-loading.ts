import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import { useStartUp } from "#facts/use-facts.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { routeInstead, startUpView } from "#guards/start-up.ts";
import { loadPage } from "./load-page.ts";

/** The state of the next page. */
export interface PageLoading {
  state: "shown" | "loading" | "failed";
  retry(): void;
}

/** Loads the requested route's slice and code, then shows it; until then the current page stays. */
export function usePageLoading(requested: string, setPage: (page: PageSlice) => void): PageLoading {
  const site = useSite();
  const { routes, places } = site;
  const page = usePage();
  const [failedRoute, setFailedRoute] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const instead = routeInstead(startUpView(useStartUp().data), places);
  const route = instead !== undefined && routes[instead] ? instead : requested;
  const show = useEffectEvent(setPage);
  const load = useEffectEvent(() => loadPage(site, route));

  useEffect(() => {
    if (page.route === route) return;
    let stale = false;
    showPage().catch((error: unknown) => {
      console.error(`The page "${route}" did not load`, error);
      if (!stale) setFailedRoute(route);
    });
    return () => {
      stale = true;
    };

    async function showPage(): Promise<void> {
      const next = await load();
      if (!stale) startTransition(() => show(next));
    }
  }, [route, site.language, page.route, attempt]);

  const state = page.route === route ? "shown" : failedRoute === route ? "failed" : "loading";
  return {
    state,
    retry: () => {
      setFailedRoute(null);
      setAttempt((count) => count + 1);
    },
  };
}

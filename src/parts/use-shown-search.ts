import { useState } from "react";
import { useLocation } from "react-router-dom";
import { usePage, useSite } from "#data/page/site.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * The query of the shown page. While the next page loads, the address is already that of the next one: the current page
 * keeps its own. The host renders one page for every query, so the query applies only after hydration.
 */
export function useShownSearch(): string {
  const { routes } = useSite();
  const { route } = usePage();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const addressed = matchRoute(routes, pathname);
  const isOfThisPage = addressed === route;
  // A part that appears while the next page loads has not seen the query of its own.
  const [own, setOwn] = useState(isOfThisPage || addressed === undefined ? search : "");
  if (isOfThisPage && own !== search) setOwn(search);
  if (!hydrated) return "";
  return isOfThisPage ? search : own;
}

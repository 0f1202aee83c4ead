import { useState } from "react";
import { useLocation } from "react-router-dom";
import { usePage, useSite } from "#data/site.ts";
import { matchRoute } from "#kernel/match-route.ts";

/** The query of the page that is shown. While the next page loads, the address is the next one's already: the page before keeps its own. */
export function useShownSearch(): string {
  const { routes } = useSite();
  const { route } = usePage();
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState(search);
  const isOfThisPage = matchRoute(routes, pathname) === route;
  if (isOfThisPage && own !== search) setOwn(search);
  return isOfThisPage ? search : own;
}

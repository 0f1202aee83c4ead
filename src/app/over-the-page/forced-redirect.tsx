import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { forgetForcedRedirect, useForcedRedirect } from "#data/client/forced-redirect.ts";
import { usePage, useSite } from "#data/page/site.ts";

/**
 * Shows the page of a failure after which nothing on the site works: a blocked address, an unknown merchant. It renders
 * nothing itself.
 */
export function ForcedRedirect() {
  const forcedRedirect = useForcedRedirect();
  const { route } = usePage();
  const { routes } = useSite();
  const run = useRun();
  const leave = useEffectEvent((to: string) => {
    forgetForcedRedirect();
    if (to !== route && routes[to]) void run({ action: "redirect", to });
  });
  useEffect(() => {
    if (forcedRedirect) leave(forcedRedirect.route);
  }, [forcedRedirect]);
  return null;
}

import { useEffect, useEffectEvent } from "react";
import type { Place } from "#descriptor/places.ts";
import { useRun } from "#actions/use-run.ts";
import { forgetForcedRedirect, useForcedRedirect } from "#data/client/transport/forced-redirect.ts";
import { usePage, useSite } from "#data/page/site.ts";

/**
 * Shows the page of a failure after which nothing on the site works: a blocked address, an unknown merchant. It renders
 * nothing itself.
 */
export function ForcedRedirect() {
  const forcedRedirect = useForcedRedirect();
  const { route } = usePage();
  const { places, routes } = useSite();
  const run = useRun();
  const leave = useEffectEvent((place: Place) => {
    forgetForcedRedirect();
    const to = places[place];
    if (to !== undefined && to !== route && routes[to]) void run({ action: "redirect", to });
  });
  useEffect(() => {
    if (forcedRedirect) leave(forcedRedirect.place);
  }, [forcedRedirect]);
  return null;
}

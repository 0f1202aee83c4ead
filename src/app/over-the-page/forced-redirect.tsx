import { useEffect, useEffectEvent } from "react";
import { useRun } from "#actions/use-run.ts";
import { forgetLedAway, useLedAway } from "#data/client/forced-redirect.ts";
import { usePage, useSite } from "#data/page/site.ts";

/**
 * Shows the page of a failure after which nothing of the site works: a blocked address, a merchant that the platform
 * does not know. It shows nothing itself.
 */
export function LedAway() {
  const ledAway = useLedAway();
  const { route } = usePage();
  const { routes } = useSite();
  const run = useRun();
  const leave = useEffectEvent((to: string) => {
    forgetLedAway();
    if (to !== route && routes[to]) void run({ do: "redirect", to });
  });
  useEffect(() => {
    if (ledAway) leave(ledAway.route);
  }, [ledAway]);
  return null;
}

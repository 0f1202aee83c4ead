import { useEffect, useEffectEvent } from "react";
import { audienceBy, type Audience } from "#facts/use-audience.ts";
import { useFacts, useStartUp } from "#facts/use-facts.ts";
import { useRun } from "#actions/use-run.ts";
import { forgetReturnTarget, saveReturnTarget } from "#session/return-target.ts";
import { useSite } from "#data/page/site.ts";
import type { Facts } from "#conditions/facts.ts";
import type { Refusal } from "#conditions/refusal.ts";
import { endsSigningIn } from "#conditions/entrance.ts";
import { refusalOfRoute } from "#guards/enter.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/**
 * Who may see a route. A refusal takes effect once the visitor is known: before that, on the host and in the first
 * render, every visitor counts as a guest, and what a route has for members is for those with a session.
 */
export function useGate(route: string): Audience {
  const site = useSite();
  const facts = useFacts();
  const run = useRun();
  const hydrated = useHydrated();
  const startUp = useStartUp();
  const refusalFor = (visitor: Facts) => (site.routes[route] ? refusalOfRoute(site, route, visitor) : null);
  const refusal = refusalFor(facts);
  // A refusal may depend on the platform's flags; a redirect to login need not wait for them.
  const settled = refusal?.action === "redirect" || !startUp.isPending;
  const refused = refusal && settled && JSON.stringify(refusal);

  const applyRefusal = useEffectEvent(() => {
    if (!refusal) return;
    saveReturnTarget({ route, query: Object.fromEntries(new URLSearchParams(location.search)) }, refusal, site.places);
    void run(actionsOf(refusal, site.places.home));
  });
  const forget = useEffectEvent(() => {
    if (endsSigningIn(route, site.places)) forgetReturnTarget();
  });
  useEffect(() => forget(), [route]);
  useEffect(() => {
    if (hydrated && refused) applyRefusal();
  }, [hydrated, refused, route]);

  return audienceBy((visitor) => !refusalFor(visitor), facts, hydrated);
}

/** A refusal that is only a toast must also leave the refused page. */
function actionsOf(refusal: Refusal, home: string): Parameters<ReturnType<typeof useRun>>[0] {
  return refusal.action === "redirect" ? refusal : [refusal, { action: "redirect", to: home }];
}

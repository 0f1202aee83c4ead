import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useCachedAnswers } from "#data/client/cache/use-cached-answers.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useRegisterSettings } from "#data/sign-in/use-register-settings.ts";
import { matchRoute } from "#kernel/match-route.ts";
import { useSession } from "#session/use-session.ts";
import { FactsContext, pageFacts } from "./page-facts.ts";
import { useStartUp } from "./use-facts.ts";

/** Fetches what the page's facts depend on, and calls back all who read them when it changes. */
export function FactsProvider({ children }: { children: ReactNode }) {
  const answers = useCachedAnswers();
  const site = useSite();
  const page = usePage();
  const { data: startUp } = useStartUp();
  const settings = useRegisterSettings();
  const session = useSession();
  const facts = useMemo(() => pageFacts(answers, site, page), [answers, site, page]);
  const { pathname, search } = useLocation();
  // While the next page loads, the address is already that of the next one.
  const shown = matchRoute(site.routes, pathname) === page.route ? search : undefined;
  useLayoutEffect(() => facts.changed(shown), [facts, startUp, settings, session, shown]);
  return <FactsContext value={facts}>{children}</FactsContext>;
}

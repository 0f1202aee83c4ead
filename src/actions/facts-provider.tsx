import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { useCachedAnswers } from "#data/client/use-cached-answers.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { useRegisterSettings } from "#data/sign-in/use-register-settings.ts";
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
  useLayoutEffect(() => facts.changed(), [facts, startUp, settings, session]);
  return <FactsContext value={facts}>{children}</FactsContext>;
}

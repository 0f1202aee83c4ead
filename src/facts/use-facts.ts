import { useContext, useSyncExternalStore } from "react";
import { useCall } from "#data/client/use-call.ts";
import type { Facts } from "#conditions/facts.ts";
import { FactsContext, type PageFacts } from "./page-facts.ts";

/** All facts for conditions, as far as they are known now. */
export function useFacts(): Facts {
  const facts = usePageFacts();
  return useSyncExternalStore(facts.subscribe, facts.now, facts.first);
}

/**
 * Reads the facts at the moment of a tap. Those that a part was rendered with may be older: a tap on a part that has not
 * hydrated yet hydrates it, as a guest's, and is handled before it is rendered as the visitor's own.
 */
export function useFactsNow(): () => Facts {
  return usePageFacts().now;
}

function usePageFacts(): PageFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("useFacts outside of a page: render inside Providers");
  return facts;
}

/**
 * The platform's start-up configuration (account §2.2). The browser refetches it: region restriction depends on the
 * visitor.
 */
export function useStartUp() {
  return useCall("startUp", {}, { staleTime: 5000, refetchInterval: 60_000 });
}

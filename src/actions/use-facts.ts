import { useContext, useSyncExternalStore } from "react";
import { useCall } from "#data/client/use-call.ts";
import type { Facts } from "#conditions/facts.ts";
import { FactsContext } from "./page-facts.ts";

/** All facts for conditions, as far as they are known now. */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("useFacts outside of a page: render inside Providers");
  return useSyncExternalStore(facts.subscribe, facts.now, facts.first);
}

/**
 * The platform's start-up configuration (account §2.2). The browser refetches it: region restriction depends on the
 * visitor.
 */
export function useStartUp() {
  return useCall("startUp", {}, { staleTime: 5000, refetchInterval: 60_000 });
}

import type { CallName } from "#gateway/contract.ts";
import { changesOf, useRefetchHere } from "./effects.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** Refetches what a call changes, here and in the other tabs of this browser: for a call after which nothing else tells them. */
export function useRefetchChanged(): (call: CallName) => Promise<void> {
  const refetch = useRefetchHere();
  return (call) => {
    tellOfChanges(call);
    return refetch(call);
  };
}

/** Tells other tabs what a call has changed. */
export function tellOfChanges(call: CallName): void {
  tellOtherTabs(changesOf(call));
}

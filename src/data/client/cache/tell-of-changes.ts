import type { CallName } from "#gateway/contract.ts";
import { changesOf, useRefetchHere } from "./effects.ts";

/** Refetches what a call changes, here and in the other tabs of this browser: for a call after which nothing else tells them. */
export function useRefetchChanged(): (call: CallName) => Promise<void> {
  const refetch = useRefetchHere();
  return (call) => {
    void tellOfChanges(call);
    return refetch(call);
  };
}

/** Tells other tabs what a call has changed. With the code of what lies over every page: a tab that lacks it goes on without. */
export async function tellOfChanges(call: CallName): Promise<void> {
  const calls = changesOf(call);
  if (calls.length === 0) return;
  const told = await import("./other-tabs.ts").catch(() => undefined);
  told?.tellOtherTabs(calls);
}

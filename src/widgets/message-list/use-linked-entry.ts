import { useEffect, useEffectEvent } from "react";
import type { Pages } from "#data/client/use-pages.ts";

/** Loads further pages until they include the entry in the address. */
export function useLinkedEntry(
  { entries, hasMore, loading, loadMore }: Pages<{ id: string }>,
  linked: string | null,
): void {
  const isMissing = linked !== null && hasMore && !loading && entries?.some(({ id }) => id === linked) === false;
  const loadNext = useEffectEvent(loadMore);
  useEffect(() => {
    if (isMissing) loadNext();
  }, [isMissing]);
}

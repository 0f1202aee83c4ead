import { useEffect, useEffectEvent } from "react";
import type { Pages } from "#data/client/use-pages.ts";

/** Loads further pages until they include the entry in the address. */
export function useLinkedEntry(
  { entries, hasMore, loading, loadMore }: Pages<{ id: string }>,
  wanted: string | null,
): void {
  const isMissing = wanted !== null && hasMore && !loading && entries?.some(({ id }) => id === wanted) === false;
  const loadNext = useEffectEvent(loadMore);
  useEffect(() => {
    if (isMissing) loadNext();
  }, [isMissing]);
}

import { useEffect, useEffectEvent } from "react";
import type { Pages } from "#data/client/use-pages.ts";

/** Loads further pages until they include the entry in the address. */
export function useWanted({ entries, hasMore, loading, loadMore }: Pages<{ id: string }>, wanted: string | null): void {
  const isMissing = wanted !== null && hasMore && !loading && entries?.some(({ id }) => id === wanted) === false;
  const lookFurther = useEffectEvent(loadMore);
  useEffect(() => {
    if (isMissing) lookFurther();
  }, [isMissing]);
}

import { useEffect, useEffectEvent } from "react";
import type { Listed } from "./use-listed.ts";

/** Loads further pages until they have what is chosen: it came from elsewhere, and may be listed on any of them. */
export function useChosenPage(listed: Listed, chosen: string): Listed {
  const { entries, isAsked, ahead } = listed;
  const isAhead = chosen !== "" && ahead?.hasMore === true && entries?.has(chosen) === false;
  const loadMore = useEffectEvent(() => ahead?.loadMore());
  useEffect(() => {
    if (isAhead && !isAsked) loadMore();
  }, [isAhead, isAsked]);
  return isAhead ? { ...listed, isAsked: true } : listed;
}

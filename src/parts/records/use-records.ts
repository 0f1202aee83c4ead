import { useEffect, useEffectEvent } from "react";
import { usePages, type Pages } from "#data/client/use-pages.ts";
import { withSource, type ResolvedSource } from "../screen/use-source.ts";
import { keyOf, type Entry } from "./entries.ts";

/** A list in pages, as far as it is loaded; refetched whenever it is opened. */
export function usePagedList(asked: ResolvedSource, key: string): Pages<Entry> {
  const pages = usePages<Entry>(
    { call: asked.call, input: asked.input, page: "pageNo" },
    { idOf: (entry) => keyOf(entry, key), refetchOnOpen: true, enabled: asked.ready },
  );
  return withSource(asked, pages);
}

/** Loads further pages until they include the entry that the address names. */
export function useNamedEntry(
  { entries, hasMore, loading, loadMore }: Pages<Entry>,
  key: string,
  named: string | null,
) {
  const isMissing =
    named !== null && hasMore && !loading && entries?.some((entry) => keyOf(entry, key) === named) === false;
  const loadNext = useEffectEvent(loadMore);
  useEffect(() => {
    if (isMissing) loadNext();
  }, [isMissing]);
}

import { useEffect, useRef } from "react";
import { openedSheet, openOverlay } from "#actions/overlay.ts";
import { keyOf, type Entry } from "./entries.ts";

/**
 * Keeps the row of the open sheet as the list has it: an entry that changed is shown as it is now, one that is no
 * longer listed is gone.
 */
export function useFollowedRow(entries: readonly Entry[] | undefined, key: string, hasMore: boolean): void {
  const before = useRef<readonly Entry[]>([]);
  useEffect(() => {
    const earlier = before.current;
    before.current = entries ?? [];
    const sheet = openedSheet();
    const row = sheet?.row;
    // The sheet may have been opened by another list.
    if (!entries || !row || !earlier.includes(row)) return;
    const now = entries.find((entry) => keyOf(entry, key) === keyOf(row, key));
    if (now) {
      if (now !== row) openOverlay({ ...sheet, row: now });
    } else if (!hasMore || !isAtEnd(row, earlier, entries, key)) openOverlay({ ...sheet, gone: true });
  }, [entries, key, hasMore]);
}

/** Whether new entries may have pushed a row behind those that are loaded: none of those after it is left either. */
function isAtEnd(row: Entry, earlier: readonly Entry[], entries: readonly Entry[], key: string): boolean {
  const left = new Set(entries.map((entry) => keyOf(entry, key)));
  return !earlier.slice(earlier.indexOf(row) + 1).some((entry) => left.has(keyOf(entry, key)));
}

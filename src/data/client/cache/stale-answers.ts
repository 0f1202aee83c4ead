/** The state of the answers that the page shows. Times in milliseconds since 1970. */
export interface ShownAnswers {
  online: boolean;
  /** When each arrived, and whether its refetch has failed since. */
  answers: readonly { updatedAt: number; failed: boolean }[];
}

/** That the page shows stale answers. */
export interface Old {
  /** offline: everything, for lack of a connection. partly: those whose refetch failed. */
  what: "offline" | "partly";
  /** When the newest of the stale answers arrived. */
  from: number;
  /** When they became stale. */
  since: number;
}

/**
 * Whether the page shows stale answers. After a lost connection they stay stale until something newer has arrived, not
 * just until the phone is online again.
 */
export function staleAnswers(before: Old | null, { online, answers }: ShownAnswers, now: number): Old | null {
  if (answers.length === 0) return null;
  const newest = newestOf(answers);
  const failed = answers.filter((answer) => answer.failed);
  const lost = before?.what === "offline" ? before : null;
  if (!online) return keepIfEqual(before, { what: "offline", from: newest, since: lost?.since ?? now });
  if (failed.length > 0)
    return keepIfEqual(before, { what: "partly", from: newestOf(failed), since: before?.since ?? now });
  return lost && newest <= lost.since ? lost : null;
}

function newestOf(answers: ShownAnswers["answers"]): number {
  return Math.max(...answers.map(({ updatedAt }) => updatedAt));
}

/** The previous object when nothing has changed, so that nothing re-renders. */
function keepIfEqual(before: Old | null, now: Old): Old {
  return before && before.what === now.what && before.from === now.from ? before : now;
}

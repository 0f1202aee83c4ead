/** What is known of the answers that the page shows. Times in milliseconds since 1970. */
export interface ShownAnswers {
  online: boolean;
  /** When each was given, and whether asking for it again has failed since. */
  answers: readonly { updatedAt: number; failed: boolean }[];
}

/** That what the page shows is old. */
export interface Old {
  /** offline: everything, for want of a connection. partly: what could not be asked for again. */
  what: "offline" | "partly";
  /** When the newest of it was given. */
  from: number;
  /** When it became old. */
  since: number;
}

/**
 * Whether the page shows old answers. After a lost connection they stay old until something newer has come, not just
 * until there is one again.
 */
export function staleAnswers(before: Old | null, { online, answers }: ShownAnswers, now: number): Old | null {
  if (answers.length === 0) return null;
  const newest = newestOf(answers);
  const failed = answers.filter((answer) => answer.failed);
  const lost = before?.what === "offline" ? before : null;
  if (!online) return sameOr(before, { what: "offline", from: newest, since: lost?.since ?? now });
  if (failed.length > 0) return sameOr(before, { what: "partly", from: newestOf(failed), since: before?.since ?? now });
  return lost && newest <= lost.since ? lost : null;
}

function newestOf(answers: ShownAnswers["answers"]): number {
  return Math.max(...answers.map(({ updatedAt }) => updatedAt));
}

/** The one before when nothing has changed, so that nobody renders for it. */
function sameOr(before: Old | null, now: Old): Old {
  return before && before.what === now.what && before.from === now.from ? before : now;
}

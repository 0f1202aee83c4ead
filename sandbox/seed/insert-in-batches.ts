/** PostgreSQL takes 65,535 parameters a statement; a batch of this many rows stays far below. */
const BATCH = 400;

/** Hands rows to an insert in batches. */
export async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

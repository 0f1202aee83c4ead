/**
 * A promise that remembers how it ended, in the fields that React's `use` reads: a settled one is then read at once.
 */
export type TrackedPromise<T> = Promise<T> & {
  status?: "pending" | "fulfilled" | "rejected";
  value?: T;
  reason?: unknown;
};

/** Marks a promise when it settles. */
export function tracked<T>(promise: Promise<T>): TrackedPromise<T> {
  const marked: TrackedPromise<T> = promise;
  if (marked.status) return marked;
  marked.status = "pending";
  marked.then(
    (value) => {
      Object.assign(marked, { status: "fulfilled", value });
    },
    // Nothing is returned: the promise itself would make a second one fail, which nobody handles.
    (reason: unknown) => {
      Object.assign(marked, { status: "rejected", reason });
    },
  );
  return marked;
}

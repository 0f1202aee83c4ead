/**
 * A promise that exposes its outcome in the fields that React's `use` reads: a settled one is then read synchronously.
 */
export type TrackedPromise<T> = Promise<T> & {
  status?: "pending" | "fulfilled" | "rejected";
  value?: T;
  reason?: unknown;
};

/** Records the promise's outcome when it settles. */
export function tracked<T>(promise: Promise<T>): TrackedPromise<T> {
  const marked: TrackedPromise<T> = promise;
  if (marked.status) return marked;
  marked.status = "pending";
  marked.then(
    (value) => {
      Object.assign(marked, { status: "fulfilled", value });
    },
    // The derived promise resolves: rethrowing would make it an unhandled rejection.
    (reason: unknown) => {
      Object.assign(marked, { status: "rejected", reason });
    },
  );
  return marked;
}

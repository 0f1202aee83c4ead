/** Smaller pieces are not worth the synchronisation. */
const fewest = 20;

/**
 * The indexes of the next brands for a thread: half of its share of the rest, so that neighbours, which often extend
 * the same brand, stay together, and all threads finish together. Empty when all are taken.
 *
 * @param taken How many have been taken by all threads; shared memory.
 */
export function take(taken: Int32Array, total: number, threads: number): number[] {
  for (;;) {
    const first = Atomics.load(taken, 0);
    const count = Math.min(total - first, Math.max(fewest, Math.ceil((total - first) / threads / 2)));
    if (Atomics.compareExchange(taken, 0, first, first + count) === first)
      return Array.from({ length: count }, (_, index) => first + index);
  }
}

/** Counts what has been taken, for all threads: none yet. */
export function counter(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** What a cycle brings together with what was carried into it; minor units. */
export interface Carried {
  /** Zero or negative. */
  carriedIn: bigint;
  base: bigint;
  /** Zero or negative. */
  carriedOut: bigint;
}

/** A cycle after what the one before carried out of it: only what is short of zero goes on. */
export function carry(carriedIn: bigint, result: bigint): Carried {
  const base = carriedIn + result;
  return { carriedIn, base, carriedOut: base < 0n ? base : 0n };
}

import { required } from "#kernel/assert.ts";
import { seededRandom } from "#kernel/random.ts";

/** A source of choices: the same seed makes the same ones. */
export interface Random {
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** One of a list, or nothing when it is empty. */
  some: <T>(list: readonly T[]) => T | undefined;
}

export function randomOf(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const some = <T>(list: readonly T[]) => list[below(list.length)];
  return { below, some, pick: (list) => required(some(list), "one of a list") };
}

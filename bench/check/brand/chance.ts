import { seededRandom } from "#kernel/random.ts";

/** Choices that are the same for the same seed. */
export interface Chance {
  pick: <T>(from: readonly T[]) => T;
  some: <T>(from: readonly T[], count: number) => T[];
  number: (below: number) => number;
  /** True with a probability of so many in a hundred. */
  often: (percent: number) => boolean;
}

export function chanceOf(id: string): Chance {
  const random = seededRandom(id);
  const number = (below: number) => Math.floor(random() * below);
  const pick = <T>(from: readonly T[]): T => from[number(from.length)] as T;
  const some = <T>(from: readonly T[], count: number): T[] =>
    from
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ one }) => one);
  return { pick, some, number, often: (percent) => number(100) < percent };
}

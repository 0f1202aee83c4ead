import type { Chance } from "./round-rules.ts";

export type SportName = "football" | "basketball" | "volleyball" | "esports" | "derby";

interface Sport {
  /** How many of 1000 matches end in a draw; 0: none do. */
  draw: number;
  /** The points of the better and of the other side; absent where none are counted. */
  score?: (isDraw: boolean, chance: Chance) => readonly [more: number, fewer: number];
}

export const sports: Readonly<Record<SportName, Sport>> = {
  football: {
    draw: 260,
    score(isDraw, chance) {
      const fewer = chance(3);
      return [isDraw ? fewer : fewer + 1 + chance(2), fewer];
    },
  },
  basketball: {
    draw: 0,
    score(_isDraw, chance) {
      const fewer = 72 + chance(30);
      return [fewer + 1 + chance(18), fewer];
    },
  },
  volleyball: { draw: 0, score: (_isDraw, chance) => [3, chance(3)] },
  // The better of two maps.
  esports: { draw: 340, score: (isDraw) => (isDraw ? [1, 1] : [2, 0]) },
  derby: { draw: 90 },
};

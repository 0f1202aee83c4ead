import type { Chance, RoundRules } from "./round-rules.ts";

/** A symbol on the reels. `pays` is for three of them on a line, in hundredths of the whole stake. */
interface Symbol {
  weight: number;
  pays: number;
}

/** From the rarest to the most frequent. */
export const SYMBOLS: readonly Symbol[] = [
  { weight: 2, pays: 11_000 },
  { weight: 3, pays: 4500 },
  { weight: 4, pays: 2200 },
  { weight: 5, pays: 1200 },
  { weight: 6, pays: 700 },
  { weight: 8, pays: 300 },
  { weight: 9, pays: 200 },
];
/** Places of the grid that make a line: three rows and two diagonals. The grid is read row by row. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [6, 4, 2],
];
/** The bet of a round that names none. */
export const ALL_LINES = "lines";
const PLACES = 9;
const WEIGHT = SYMBOLS.reduce((sum, { weight }) => sum + weight, 0);

export interface Spin {
  /** Nine symbols by their place in SYMBOLS, row by row. */
  grid: number[];
  /** Lines that won, by their place in LINES. */
  lines: number[];
  /** What is paid, in hundredths of the stake. */
  hundredths: number;
}

export function spin(chance: Chance): Spin {
  const grid = Array.from({ length: PLACES }, () => symbolAt(chance(WEIGHT)));
  const lines = LINES.flatMap((places, line) => (winnerOf(grid, places) === undefined ? [] : [line]));
  return {
    grid,
    lines,
    hundredths: lines.reduce(
      (sum, line) => sum + (SYMBOLS[winnerOf(grid, LINES[line] ?? [0, 0, 0]) ?? -1]?.pays ?? 0),
      0,
    ),
  };
}

/** The long-run return of a stake, as a fraction. */
function expectedReturn(): number {
  return LINES.length * SYMBOLS.reduce((sum, { weight, pays }) => sum + (weight / WEIGHT) ** 3 * (pays / 100), 0);
}

function symbolAt(weight: number): number {
  let rest = weight;
  return SYMBOLS.findIndex((symbol) => (rest -= symbol.weight) < 0);
}

function winnerOf(
  grid: readonly number[],
  [first, second, third]: readonly [number, number, number],
): number | undefined {
  const symbol = grid[first];
  return symbol === grid[second] && symbol === grid[third] ? symbol : undefined;
}

/** The slot. Its one bet is on all lines. */
export const slotMachine: RoundRules = {
  bets: () => [
    { id: ALL_LINES, pays: LINES.length * Math.max(...SYMBOLS.map(({ pays }) => pays)), returns: expectedReturn() },
  ],
  shows: () => ({ pays: SYMBOLS.map(({ pays }) => pays / 100), lines: LINES }),
  play(_bet, chance) {
    const { grid, lines, hundredths } = spin(chance);
    return { hundredths, outcome: { grid, lines } };
  },
};

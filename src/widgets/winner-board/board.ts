import { minorUnits } from "#kernel/money.ts";
import type { Winner } from "#gateway/entities.ts";

/** Rows shown at once, and rows per move (games §2). */
export const AT_A_TIME = 3;
/** The board moves by itself only with more winners than these (games §2, §9). */
export const STATIC_UP_TO = 4;
/** Duration of a move in milliseconds (games §9). */
export const MOVE = 1500;
/** Milliseconds between two moves: long enough to read three lines. The specification does not say. */
export const REST = 3500;
/** Milliseconds after a change of language before the board is refetched (games §4). */
export const DEBOUNCE = 250;

/** Winners by win amount, highest first; the platform's order breaks ties. */
export function byAmount<W extends { vo: Pick<Winner["vo"], "winAmount"> }>(winners: readonly W[]): W[] {
  return [...winners].sort((a, b) => {
    const difference = minorUnits(b.vo.winAmount) - minorUnits(a.vo.winAmount);
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  });
}

/** Whether a board with so many winners, of which `rows` are visible, moves by itself. */
export function moves(winners: number, rows: number): boolean {
  return winners > STATIC_UP_TO && rows > AT_A_TIME;
}

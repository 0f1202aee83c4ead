import { minorUnits } from "#kernel/money.ts";
import type { Winner } from "#gateway/entities.ts";

/** Rows shown at once, and rows that a move brings (games §2). */
export const AT_A_TIME = 3;
/** The board moves by itself only with more winners than these (games §2, §9). */
export const STANDS_WITH = 4;
/** Milliseconds a move takes (games §9). */
export const MOVE = 1500;
/**
 * Milliseconds the rows stand still between two moves: long enough to read three lines. The specification is silent.
 */
export const REST = 3500;
/** Milliseconds after a change of language before the board is asked again (games §4). */
export const DEBOUNCE = 250;

/** Winners by win amount, highest first; the platform's order decides between equals. */
export function byAmount<W extends { vo: Pick<Winner["vo"], "winAmount"> }>(winners: readonly W[]): W[] {
  return [...winners].sort((a, b) => {
    const difference = minorUnits(b.vo.winAmount) - minorUnits(a.vo.winAmount);
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  });
}

/** Whether a board of so many winners, of which `rows` stand in the strip, moves by itself. */
export function moves(winners: number, rows: number): boolean {
  return winners > STANDS_WITH && rows > AT_A_TIME;
}

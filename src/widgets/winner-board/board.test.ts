import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byAmount, moves, rowsFrom } from "./board.ts";

const winner = (winAmount: string) => ({ vo: { winAmount } });

describe("winner board", () => {
  it("is sorted by win amount, highest first", () => {
    expect(byAmount(["9.00", "100.00", "20.50", "20.49"].map(winner)).map(({ vo }) => vo.winAmount)).toEqual(["100.00", "20.50", "20.49", "9.00"]);
  });
  it("sorts amounts that a binary fraction cannot hold", () => {
    expect(byAmount([winner("90071992547409.91"), winner("90071992547409.93"), winner("90071992547409.92")]).map(({ vo }) => vo.winAmount.slice(-1))).toEqual(["3", "2", "1"]);
  });
  it("moves only with more than 4 winners", () => expect([3, 4, 5].map((count) => moves(count, count))).toEqual([false, false, true]));
  it("does not move when everything is seen already", () => expect(moves(5, 2)).toBe(false));
  it("shows 3 at a time and goes round", () => {
    expect(rowsFrom(["a", "b", "c", "d", "e"], 3).map(({ row, shown }) => (shown ? row.toUpperCase() : row))).toEqual(["D", "E", "A", "b", "c", "d"]);
  });
  it("shows every winner in turn, and each turn has a name of its own", () => {
    fc.assert(fc.property(fc.uniqueArray(fc.nat(), { minLength: 5, maxLength: 20 }), (rows) => {
      const seen = new Set<number>();
      for (let start = 0; start < rows.length * 3; start += 3) for (const { row, shown } of rowsFrom(rows, start)) if (shown) seen.add(row);
      expect(seen.size).toBe(rows.length);
      expect(new Set(rowsFrom(rows, 7).map(({ turn }) => turn)).size).toBe(6);
    }));
  });
});

import { describe, expect, it } from "vitest";
import { byAmount, moves } from "./board.ts";

const winner = (winAmount: string) => ({ vo: { winAmount } });

describe("winner board", () => {
  it("is sorted by win amount, highest first @games-4-23", () => {
    expect(byAmount(["9.00", "100.00", "20.50", "20.49"].map(winner)).map(({ vo }) => vo.winAmount)).toEqual([
      "100.00",
      "20.50",
      "20.49",
      "9.00",
    ]);
  });
  it("sorts amounts that a binary fraction cannot hold", () => {
    expect(
      byAmount([winner("90071992547409.91"), winner("90071992547409.93"), winner("90071992547409.92")]).map(({ vo }) =>
        vo.winAmount.slice(-1),
      ),
    ).toEqual(["3", "2", "1"]);
  });
  it("moves only with more than 4 winners @games-2-101", () =>
    expect([3, 4, 5].map((count) => moves(count, count))).toEqual([false, false, true]));
  it("does not move when everything is visible already", () => expect(moves(5, 2)).toBe(false));
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { paidFor } from "./round-rules.ts";
import { LINES, slotMachine, spin, SYMBOLS } from "./slot-machine.ts";

const always = (place: number) => () => place;

test("the house edge is small in the long run", () => {
  const [{ returns } = { returns: 0 }] = slotMachine.bets({ merchant_code: "acme", node_id: "1", game_type: "RNG" });
  expect(returns).toBeGreaterThan(0.9);
  expect(returns).toBeLessThan(0.97);
});

test("five lines of the rarest symbol pay five times its prize", () => {
  const won = spin(always(0));
  expect(won).toEqual({ grid: Array(9).fill(0), lines: [0, 1, 2, 3, 4], hundredths: 5 * SYMBOLS[0]!.pays });
  expect(paidFor(200n, won)).toBe(200n * 5n * 110n);
});

test("the payout is the sum of the winning lines, whatever the reels show", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(36), { minLength: 9, maxLength: 9 }), (places) => {
      const left = [...places];
      const { grid, lines, hundredths } = spin(() => left.shift()!);
      expect(grid.every((symbol) => symbol >= 0 && symbol < SYMBOLS.length)).toBe(true);
      const won = LINES.flatMap((line, index) => (new Set(line.map((place) => grid[place])).size === 1 ? [index] : []));
      expect(lines).toEqual(won);
      expect(hundredths).toBe(won.reduce((sum, line) => sum + SYMBOLS[grid[LINES[line]![0]]!]!.pays, 0));
    }),
  );
});

import { brandCells, cells } from "../support/matrix.ts";
import { expectLateRefused, playRain } from "../support/rain.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { expect, test } from "../support/site-test.ts";

// Of a merchant's state only its rounds are changed: no other journey looks at them. One language after the other,
// because two would have different rounds begin.
for (const { brand } of brandCells)
  test.describe(`the rain of ${brand.id}`, () => {
    test.describe.configure({ mode: "default" });
    for (const cell of cells.filter((one) => one.brand === brand))
      for (const [envelopes, clock, phone] of [
        ["falling envelopes", "fast", { motion: "no-preference", off: 3 * 3_600_000 }],
        ["envelopes that do not move", "slow", { motion: "reduce", off: -3 * 3_600_000 }],
      ] as const)
        test(`on ${cell.name} a member joins a round, catches ${envelopes}, on a phone whose clock is three hours ${clock}, has what they hold at once, and who comes late is refused @games-2-37 @reward-07`, async ({
          page,
        }) => {
          const { round, amount } = await playRain(page, cell, phone);
          expect(amount).toMatch(/^\d+\.\d\d$/);
          await expectLateRefused(cell, round);
          await setPlatformState(cell.brand.brand.merchant.code, { rain: {} });
        });
  });

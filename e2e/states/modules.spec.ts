import { ownCells } from "../support/matrix.ts";
import { expectModules, flagsOfModules } from "../support/modules.ts";
import { statesBrand } from "../support/own-brands.ts";
import { enter } from "../support/people.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { test } from "../support/site-test.ts";

// One language after the other: they share the merchant, and its state.
for (const cell of ownCells(statesBrand)) {
  const { code } = cell.brand.brand.merchant;
  const all = (on: boolean) => ({
    flags: Object.fromEntries(flagsOfModules(cell).map((flag) => [flag, on])),
    promotions: { MISSION: on, REFERRAL: on },
  });

  test.describe(`the modules of ${cell.name}`, () => {
    test.afterEach(() => setPlatformState(code, { flags: {}, promotions: { MISSION: true, REFERRAL: true } }));

    for (const on of [false, true])
      test(`that the platform switches ${on ? "on are each found" : "off leave no trace"}`, async ({ page }) => {
        await setPlatformState(code, all(on));
        await enter(page, cell, "maria");
        await expectModules(page, cell, () => on);
      });
  });
}

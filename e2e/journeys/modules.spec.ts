import { cells } from "../support/matrix.ts";
import { expectModules, flagsOfModules, startWithoutModules, switchedOn } from "../support/modules.ts";
import { enter } from "../support/people.ts";
import { test } from "../support/site-test.ts";

for (const cell of cells) {
  test(`a member of ${cell.name} finds each module that is switched on, and no trace of the others @reward-03`, async ({
    page,
  }) => {
    await enter(page, cell, "maria");
    await expectModules(page, cell, await switchedOn(cell));
  });

  test(`a member of ${cell.name} finds no trace of missions, records, rewards and the rest where the merchant has none of them @money-02 @reward-03`, async ({
    page,
  }) => {
    await page.addInitScript(startWithoutModules, flagsOfModules(cell));
    await enter(page, cell, "maria");
    await expectModules(page, cell, () => false);
  });
}

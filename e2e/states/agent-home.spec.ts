import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { whiteLabelMenu } from "#gateway/white-label-menu.ts";
import { required } from "#kernel/assert.ts";
import { cellOfStates, type Cell } from "../support/matrix.ts";
import { statesBrand } from "../support/own-brands.ts";
import { enter } from "../support/people.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

const cell = cellOfStates();

const { code } = cell.brand.brand.merchant;
const { descriptor, file, text: before } = statesBrand;
const linkTo = (page: Page, of: Cell, route: string) => page.locator(`a[href^="${of.path(route)}"]`);

/** A time zone in which it is this hour now, as a brand may name it. */
function zoneAt(hour: number): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone }).format());
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => /^[A-Za-z_/]+$/.test(zone));
  return required(
    zones.find((zone) => hourIn(zone) === hour),
    `A time zone in which it is ${hour}`,
  );
}

test.describe(`the agents' home of ${cell.brand.id}`, () => {
  test.afterEach(async () => {
    writeFileSync(file, before);
    await setPlatformState(code, { menu: whiteLabelMenu, dividendDisplay: true });
  });

  for (const [hour, greeting] of [
    [11, "noon"],
    [15, "afternoon"],
    [19, "evening"],
  ] as const)
    test(`greets at ${hour} on the merchant's clock with "${greeting}" @agent-02 @games-2-128 @games-9-29`, async ({
      page,
      watch,
    }) => {
      // A page from before the edit asks for its own today, which has not begun in the new zone.
      watch.expected.push(/status of 400 .*\/api\/agent\/team\/kpi/);
      await enter(page, cell, "ramon");
      // The edit takes a moment until it is the platform's, and an hour ends.
      await expect(async () => {
        const features = { ...descriptor.features, timeZone: zoneAt(hour) };
        writeFileSync(file, JSON.stringify({ ...descriptor, features }));
        await openRoute(page, cell, "agent");
        await expect(page.locator("main")).toContainText(zoneAt(hour), { timeout: 3000 });
        await expect(page.locator("main")).toContainText(cell.text(`agentHome.greeting.${greeting}`), {
          timeout: 3000,
        });
      }).toPass();
    });

  test("a tile that the white-label menu no longer has is gone, and customer service stays @agent-03 @games-2-134 @games-2-135", async ({
    page,
  }) => {
    await enter(page, cell, "ramon");
    await setPlatformState(code, { menu: whiteLabelMenu.filter((entry) => entry !== "TEAMPNL") });
    await expect(async () => {
      await openRoute(page, cell, "agent");
      await expect(linkTo(page, cell, "teamBetting")).toBeVisible({ timeout: 3000 });
      await expect(linkTo(page, cell, "teamProfitAndLoss")).toHaveCount(0, { timeout: 3000 });
    }).toPass();
    await setPlatformState(code, { menu: [] });
    await expect(async () => {
      await openRoute(page, cell, "agent");
      await expect(linkTo(page, cell, "teamBetting")).toHaveCount(0, { timeout: 3000 });
    }).toPass();
    await expect(
      page.locator("main").getByRole("button", { name: cell.text("route.service"), exact: true }),
    ).toBeVisible();
  });

  for (const shown of [false, true])
    test(`the footer ${shown ? "has the dividend where it is" : "has no dividend where it is not"} displayed @agent-04 @games-2-137`, async ({
      page,
    }) => {
      await enter(page, cell, "ramon");
      await setPlatformState(code, { dividendDisplay: shown });
      await expect(async () => {
        await openRoute(page, cell, "agent");
        await expect(linkTo(page, cell, "agentRegister").first()).toBeVisible({ timeout: 3000 });
        await expect(linkTo(page, cell, "dividend")).toHaveCount(shown ? 1 : 0, { timeout: 3000 });
      }).toPass();
    });
});

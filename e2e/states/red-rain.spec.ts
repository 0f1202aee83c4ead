import { ownCells } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { statesBrand } from "../support/own-brands.ts";
import { valueAs } from "../support/platform-call.ts";
import { catchEnvelopes, join, openRain, sky, tapOne, won } from "../support/rain.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";
import { tap } from "../support/tap.ts";

const [sample] = ownCells(statesBrand);

if (sample) {
  test("a catch that a lost connection holds back is sent again by a tap, and nothing is lost", async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
    await openRain(page, sample, 8);
    await join(page, sample);
    await expect(sky(page)).toBeVisible();
    await catchEnvelopes(page, sample, 5);
    await context.setOffline(true);
    await expect(async () => {
      if (await sky(page).isVisible()) await tapOne(page);
      await expect(page.locator("main").getByText(sample.text("rain.failed"))).toBeVisible({ timeout: 300 });
    }).toPass();
    await context.setOffline(false);
    await tap(page.locator("main [role=alert]"), "button", sample.text("state.retry"));
    await expect(won(page, sample)).toBeVisible();
  });

  test("of two phones the first catch counts, and the second one reads what was won", async ({ page, watch }) => {
    watch.expected.push(/status of 409/, /Failed to load resource/);
    const { round, session } = await openRain(page, sample, 8);
    await join(page, sample);
    await expect(sky(page)).toBeVisible();
    await catchEnvelopes(page, sample, 5);
    const { envelopes } = await valueAs(sample, session, "joinRain", { round });
    const ids = envelopes.slice(0, 2).map(({ id }) => id);
    const { amount } = await valueAs(sample, session, "catchRain", { round, envelopes: ids });
    await expect(async () => {
      if (await sky(page).isVisible()) await tapOne(page);
      await expect(page.locator("main").getByText(sample.text("rain.elsewhere"))).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(page.locator("main [role=status]", { hasText: sample.text("rain.elsewhere") })).toContainText(
      amount === "0.00" ? sample.text("rain.nothing") : amount,
    );
  });

  test("a merchant without rain says so, and a guest signs in first", async ({ page }) => {
    await setPlatformState(sample.brand.brand.merchant.code, { rain: { times: [] } });
    await openRoute(page, sample, "redRain");
    await expect(page).toHaveURL(/login/);
    await keepInTab(page, sample, await enrol(sample, newMember()));
    await openRoute(page, sample, "redRain");
    await expect(page.locator("main").getByText(sample.text("rain.none"), { exact: true })).toBeVisible();
  });
}

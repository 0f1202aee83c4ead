import { cellOfStates, ownCells } from "../support/matrix.ts";
import { statesBrand } from "../support/own-brands.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { served } from "../support/served.ts";
import { signIn } from "../support/people.ts";
import { expect, hydrated, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

const cell = cellOfStates();

const code = cell.brand.brand.merchant.code;

test.describe(`start-up of ${cell.brand.id}`, () => {
  test.afterEach(() =>
    setPlatformState(code, {
      maintenance: false,
      regionRestriction: false,
    }),
  );

  for (const [maintenance, regionRestriction, marker] of [
    [true, false, "maintenance"],
    [false, true, "region-restricted"],
    [true, true, "maintenance"],
  ] as const) {
    test(`maintenance ${maintenance}, region restriction ${regionRestriction}: the ${marker} view is shown @account-2.1-24 @account-2.2-03 @account-2.2-04 @account-2.2-06 @account-8-25 @account-8-26 @games-2-31 @games-8-11`, async ({
      page,
      request,
      watch,
    }) => {
      watch.expected.push(/status of 503/);
      const show = async (screen: string) => {
        await served(request, cell, "/", `data-screen="${screen}"`);
        await page.goto(`${cell.origin}/`);
        await hydrated(page);
        await expect(page.locator("main")).toHaveAttribute("data-screen", screen);
      };
      await setPlatformState(code, { maintenance, regionRestriction });
      await page.context().addCookies([{ name: "livery_language", value: cell.language.code, url: cell.origin }]);
      await show(marker);
      const robots = page.locator('meta[name="robots"]');
      await expect(robots, "nobody finds the closed site").toHaveAttribute("content", "noindex");
      await setPlatformState(code, { maintenance: false, regionRestriction: false });
      await show("home");
      await expect(robots).toHaveCount(0);
    });
  }
});

// One language after the other: they share the merchant, and its state.
for (const inLanguage of ownCells(statesBrand)) {
  test.describe(`the tabs of ${inLanguage.name}`, () => {
    test.afterEach(() => setPlatformState(code, { promotions: { REFERRAL: true, MISSION: true } }));

    test(`invite friends on ${inLanguage.name} points to customer service for two seconds while the REFERRAL promotion is off @account-2.4-07 @reward-09`, async ({
      page,
      watch,
    }) => {
      // A page from before the change still opens it, and the platform refuses.
      watch.expected.push(/status of 409/);
      if (!inLanguage.brand.brand.footer.tabs["inviteFriends"]) return;
      await setPlatformState(code, { promotions: { REFERRAL: false, MISSION: true } });
      await signIn(page, inLanguage, "maria");
      await expect(async () => {
        await openRoute(page, inLanguage, "home");
        await page
          .locator("[data-site-footer]")
          .getByRole("link")
          .filter({ hasText: inLanguage.text("footer.inviteFriends") })
          .click({ timeout: 5000 });
        await expectToast(page, inLanguage.text("contact_service"), { timeout: 1500 });
      }).toPass({ timeout: 40_000 });
      await expect(page.getByText(inLanguage.text("contact_service"))).toBeHidden();
    });
  });
}

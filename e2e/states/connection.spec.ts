import { cellOfStates } from "../support/matrix.ts";
import { fillSignIn, signInForm } from "../support/people.ts";
import { setPlatformState } from "../support/sandbox.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

const cell = cellOfStates();

test.describe(`the connection of ${cell.brand.id}`, () => {
  test("losing it shows a message with what still works, and another when it is back", async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
    await openRoute(page, cell, "home");
    // The connection notices appear only after the page reacts.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByRole("alert").filter({ hasText: cell.text("state.offlineText") })).toBeVisible();
    await arrived(page, "home");
    await context.setOffline(false);
    await expectToast(page, cell.text("state.online"));
  });

  test("a long action is reported as slow before it times out", async ({ page, watch }) => {
    watch.expected.push(/status of 50\d/, /Failed to load resource/);
    const { code } = cell.brand.brand.merchant;
    await openRoute(page, cell, "login");
    await setPlatformState(code, { fault: { call: "login", kind: "slow", milliseconds: 12_000 } });
    try {
      await fillSignIn(page, cell, "maria");
      await expect(page.getByRole("status").filter({ hasText: cell.text("state.slow") })).toBeVisible({
        timeout: 7000,
      });
      await expect(signInForm(page, cell).submit).toHaveAttribute("aria-busy", "true");
      await expect(page.locator("main form").getByRole("alert")).toBeVisible();
    } finally {
      await setPlatformState(code, { fault: { call: "login", kind: null } });
    }
  });
});

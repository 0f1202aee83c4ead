import { buttonOf, fieldOf, register, signInWithPassword } from "../support/account-forms.ts";
import { brandCells } from "../support/matrix.ts";
import { newMember } from "../support/members.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

/** Milliseconds. */
const HOUR = 3_600_000;

for (const cell of brandCells.filter(({ brand }) => brand.brand.flags["MOBILENUMREG3"]).slice(0, 1)) {
  test.describe(`odd phones on ${cell.name}`, () => {
    for (const [what, ahead] of [
      ["fast", HOUR],
      ["slow", -HOUR],
    ] as const) {
      test(`a phone whose clock is an hour ${what} registers and signs in like any other`, async ({ page }) => {
        await page.clock.install({ time: Date.now() + ahead });
        const member = newMember();
        await register(page, cell, "mobileNum", member);
        await signInWithPassword(page, cell, member.mobile, member.password);
        await openRoute(page, cell, "settings");
        await expect(page.locator("main")).toContainText(cell.text("session.current"));
      });
    }

    for (const [what, forbid] of [
      ["forbidden", forbidStorage],
      ["full", fillStorage],
    ] as const) {
      test(`where storage is ${what}, signing in works, and the visitor sees how long it lasts`, async ({ page }) => {
        await page.addInitScript(forbid);
        await openRoute(page, cell, "login");
        await fieldOf(page, cell, "login.username").fill("maria");
        await fieldOf(page, cell, "login.password").fill("Livery-2026");
        await page.getByRole("checkbox", { name: cell.text("login.remember") }).check();
        await buttonOf(page, cell, "login.submit").click();
        await arrived(page, "home");
        await expectToast(page, cell.text("state.storageFailure.session"));
        await expect(page.locator("[data-balance]").first()).toContainText("25,480.75");
      });
    }
  });
}

/** Like a browser that blocks site data: accessing a storage throws. */
function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

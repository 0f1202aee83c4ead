import { brandCells, sampleCells } from "../support/matrix.ts";
import { fillSignIn, person, signIn, signInForm } from "../support/people.ts";
import {
  arrived,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  openRoute,
  test,
  reload,
} from "../support/site-test.ts";
import { tabOf } from "../support/tabs.ts";
import { tap } from "../support/tap.ts";

declare global {
  interface Window {
    guestSeen: string[];
  }
}

for (const cell of brandCells) {
  test.describe(`signing in on ${cell.name}`, () => {
    test("sign in, see the balance and the unclaimed promotions, keep the session on reload without a flash of the guest's header, mask the balance, sign out after a confirmation @account-2.4-04 @account-2.5-03 @account-2.5-05 @games-9-40", async ({
      page,
    }) => {
      const maria = person("maria");
      await signIn(page, cell, "maria");
      const balance = page.locator("[data-balance]").first();
      await expect(balance).toContainText(/25,480\.75/);
      if (cell.brand.brand.footer.tabs["members"]?.badge)
        await expect(tabOf(page, cell, "members")).toContainText(/[1-9]/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.addInitScript(keepGuestsHeader);
      await reload(page);
      expect(await page.evaluate(() => window.guestSeen)).toEqual([]);
      await expect(page.locator("[data-balance]").first()).toContainText(/25,480\.75/);
      const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "null"));
      expect(stored).toMatchObject({
        userName: "maria",
        type: maria.type,
        merchantCode: cell.brand.brand.merchant.code,
      });

      await page.getByRole("button", { name: cell.text("header.menu") }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("menuitem", { name: cell.text("menu.toggleBalance") }).click();
      await expect(page.locator("[data-balance]").first()).toContainText("*");
      await expect(page.locator("[data-balance]").first()).not.toContainText("25,480");

      await openMenuEntry(page, cell.text("header.menu"), cell.text("menu.signOut"));
      const question = page.getByRole("dialog");
      await expect(question).toContainText(cell.text("in_popup_prompt"));
      await expect(question).toContainText(cell.text("in_sure_logout"));
      await question.getByRole("button", { name: cell.text("dialog.cancel") }).click();
      expect(await page.evaluate(() => sessionStorage.getItem("MC_SESSION_INFO"))).not.toBeNull();

      await openMenuEntry(page, cell.text("header.menu"), cell.text("menu.signOut"));
      await Promise.all([
        page.waitForEvent("load"),
        tap(page.getByRole("dialog"), "button", cell.text("menu.signOut")),
      ]);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(cell.path("home"));
      expect(await page.evaluate(() => sessionStorage.getItem("MC_SESSION_INFO"))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem("autoLogin"))).toBe("0");
    });
  });
}

for (const cell of brandCells) {
  test(`a wrong password on ${cell.brand.id} is reported without revealing whether the name exists, and keeps what was typed`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 401/);
    await openRoute(page, cell, "login");
    for (const name of ["maria", "nobody-here"]) {
      await fillSignIn(page, cell, name, "wrong-password-1");
      await expect(page.locator("main form").getByRole("alert")).toHaveText(
        new RegExp(escape(cell.text("error.credentials.wrong"))),
      );
      await expect(signInForm(page, cell).username).toHaveValue(name);
    }
    await arrived(page, "login");
  });
}

for (const cell of sampleCells(0))
  test(`a phone that is asked to signs in by itself in a new tab of ${cell.name}, also on a member's page, until the member signs out @account-3-28`, async ({
    page,
  }) => {
    await openRoute(page, cell, "login");
    await page.getByRole("checkbox", { name: cell.text("login.automatic") }).check();
    await fillSignIn(page, cell, "maria");
    await arrived(page, "home");

    const context = page.context();
    await page.close();
    const home = await context.newPage();
    await openRoute(home, cell, "home");
    await expect(home.locator("[data-balance]").first()).toContainText(/25,480\.75/);
    await home.close();

    const wanted = await context.newPage();
    await openRoute(wanted, cell, "securityCenter");
    await expect(wanted.locator("main")).toContainText(cell.text("security.about"));
    await arrived(wanted, "securityCenter");
    await openRoute(wanted, cell, "settings");
    await wanted.getByRole("button", { name: cell.text("settings.signOut") }).click();
    const leaves = wanted.waitForEvent("load");
    await tap(wanted.getByRole("dialog"), "button", cell.text("menu.signOut"));
    await leaves;
    await wanted.close();

    const guest = await context.newPage();
    await openRoute(guest, cell, "home");
    const kept = await guest.evaluate(() =>
      ["autoLogin", "autoSass", "autoRemPass"].map((key) => localStorage.getItem(key)),
    );
    expect(kept).toEqual(["0", null, null]);
    expect(await guest.evaluate(() => sessionStorage.getItem("MC_SESSION_INFO"))).toBeNull();
  });

/** Runs in the page before its code: records what a guest's header shows before the page reacts. */
function keepGuestsHeader(): void {
  const seen: string[] = [];
  window.guestSeen = seen;
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(".for-guests")) {
      const shown = [...element.querySelectorAll("a,button")].find((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      if (shown && !document.documentElement.hasAttribute("data-hydrated")) seen.push(shown.textContent ?? "");
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function openMenuEntry(page: import("@playwright/test").Page, menu: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

import { brandCells, cells } from "../support/matrix.ts";
import { fillSignIn, person, signIn, signInForm } from "../support/people.ts";
import { expect, expectAccessible, hydrated, openRoute, test } from "../support/site-test.ts";

for (const cell of cells) {
  test.describe(`signing in on ${cell.name}`, () => {
    test("sign in, see the balance, mask it, keep the session over a reload, sign out after a question @account-2.5-03 @account-2.5-05", async ({
      page,
    }) => {
      const maria = person("maria");
      await signIn(page, cell, "maria");
      const balance = page.locator("[data-balance]").first();
      await expect(balance).toContainText(/25,480\.75/);
      await page.reload();
      await hydrated(page);
      await expect(page.locator("[data-balance]").first()).toContainText(/25,480\.75/);
      const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "null"));
      expect(stored).toMatchObject({
        userName: "maria",
        type: maria.type,
        merchantCode: cell.brand.brand.merchant.code,
      });

      await openMenuEntry(page, cell.text("header.menu"), cell.text("menu.toggleBalance"));
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
        page
          .getByRole("dialog")
          .getByRole("button", { name: cell.text("menu.signOut") })
          .click(),
      ]);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(cell.path("home"));
      expect(await page.evaluate(() => sessionStorage.getItem("MC_SESSION_INFO"))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem("autoLogin"))).toBe("0");
    });
  });
}

for (const cell of brandCells) {
  test(`a wrong password on ${cell.brand.id} says so without a hint whether the name exists, and loses nothing that was typed`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 401/);
    await openRoute(page, cell, "login");
    await expectAccessible(page);
    for (const name of ["maria", "nobody-here"]) {
      await fillSignIn(page, cell, name, "wrong-password-1");
      await expect(page.locator("main form").getByRole("alert")).toHaveText(
        new RegExp(escape(cell.text("error.credentials.wrong"))),
      );
      await expect(signInForm(page, cell).username).toHaveValue(name);
    }
    await expect(page.locator("main")).toHaveAttribute("data-route", "login");
  });

  test(`a session on ${cell.brand.id} survives in its tab only, and its page does not flash the guest's header`, async ({
    page,
  }) => {
    await signIn(page, cell, "juan");
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { guestSeen: seen });
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(".for-guests")) {
          const shown = [...element.querySelectorAll("a,button")].find((part) =>
            part.checkVisibility({ visibilityProperty: true }),
          );
          if (shown && !document.documentElement.hasAttribute("data-hydrated")) seen.push(shown.textContent ?? "");
        }
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { guestSeen: string[] }).guestSeen)).toEqual([]);
  });
}

async function openMenuEntry(page: import("@playwright/test").Page, menu: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

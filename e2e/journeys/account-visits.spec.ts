import type { BrowserContext, Page } from "@playwright/test";
import { buttonOf, fieldOf, register, signInWithPassword, signOut, storedSession } from "../support/account-forms.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells, sampleCells, type Cell } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";
import { tabOf } from "../support/tabs.ts";
import { expectToast } from "../support/toasts.ts";
import { tap } from "../support/tap.ts";
import { otherPhone, phoneOf } from "../support/other-phone.ts";

const CHROME_ON_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1";

for (const cell of sampleCells(1)) {
  test.describe(`visits to ${cell.brand.id}`, () => {
    test("settings list where a member is signed in; a session ended there reports it on its own page, which redirects to login", async ({
      page,
      browser,
      watch,
    }) => {
      watch.expected.push(/status of 401/);
      const member = newMember();
      await enrol(cell, member);
      await signInWithPassword(page, cell, member.username, member.password);
      const other = await otherPhone(browser, watch);
      await signInWithPassword(other, cell, member.username, member.password);
      await openRoute(other, cell, "settings");
      const sessions = other
        .getByRole("main")
        .getByRole("list")
        .filter({ hasText: cell.text("session.current") });
      // This session, the first page's, and the one opened through the API.
      await expect(sessions.getByRole("listitem")).toHaveCount(3);
      await expectNothingMoved(other);
      await expectAccessible(other);
      await buttonOf(other, cell, "session.endOthers").click();
      await tap(other.getByRole("dialog"), "button", cell.text("session.end"), "exact");
      await expect(sessions.getByRole("listitem")).toHaveCount(1);
      await other.context().close();

      await openRoute(page, cell, "settings");
      await expect(page.getByText(cell.text("error.session.revoked"))).toBeVisible();
      await arrived(page, "login");
      expect(await storedSession(page)).toBeNull();
    });

    test("a remembered login is filled in at the next visit, and is forgotten when the box is unchecked or on signing out", async ({
      page,
      context,
    }) => {
      const member = newMember();
      await enrol(cell, member);
      await openRoute(page, cell, "login");
      await box(page, cell).check();
      await signInHere(page, cell, member.username, member.password);

      const second = await visitLogin(context, cell);
      await expect(fieldOf(second, cell, "login.username")).toHaveValue(member.username);
      await expect(fieldOf(second, cell, "login.password")).toHaveValue(member.password);
      expect(await second.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.password);
      await box(second, cell).uncheck();
      await signInHere(second, cell);

      const third = await visitLogin(context, cell);
      await expect(fieldOf(third, cell, "login.username")).toHaveValue("");
      await box(third, cell).check();
      await signInHere(third, cell, member.username, member.password);
      await signOut(third, cell);
      await openRoute(third, cell, "login");
      expect(await third.evaluate(() => Object.keys(localStorage).filter((key) => /sass|remPass/i.test(key)))).toEqual(
        [],
      );
      await expect(fieldOf(third, cell, "login.username")).toHaveValue("");
    });

    test("on an iPhone outside Safari login offers the app and asks to open Safari", async ({ browser }) => {
      const page = await phoneOf(browser, CHROME_ON_IPHONE);
      await openRoute(page, cell, "login");
      const offer = page
        .getByRole("main")
        .getByRole("button", { name: cell.text("download.get"), exact: true })
        .or(page.getByRole("main").getByRole("button", { name: cell.text("download.button"), exact: true }));
      await offer.click();
      await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(cell.text("download.safari"));
      await tap(page.getByRole("dialog"), "button", cell.text("dialog.confirm"), "exact");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.context().close();
    });
  });
}

for (const cell of brandCells) {
  test(`the free trial of ${cell.brand.id} starts on its own screen, and the members tab rejects it in its language; afterwards one can register as a member @account-2.1-22 @account-2.4-06 @games-2-30 @money-01`, async ({
    page,
  }) => {
    await openRoute(page, cell, "trial");
    await expectNoSidewaysScroll(page);
    await buttonOf(page, cell, "trial.start").click();
    await arrived(page, "home");
    expect(await storedSession(page)).toMatchObject({ type: 4, merchantCode: cell.brand.brand.merchant.trialCode });
    if (cell.brand.brand.footer.tabs["members"]) {
      await tabOf(page, cell, "members").click();
      await expectToast(page, cell.text("free_reject"));
      await arrived(page, "home");
    }
    const member = newMember();
    const way = cell.brand.brand.flags["USERNAMEREG3"] ? "username" : "mobileNum";
    const username = await register(page, cell, way, member);
    expect(await storedSession(page)).toMatchObject({
      type: 0,
      userName: username,
      merchantCode: cell.brand.brand.merchant.code,
    });
  });
}

const box = (page: Page, cell: Cell) => page.getByRole("checkbox", { name: cell.text("login.remember") });

/** The login screen in a new tab: a session belongs to the tab, a remembered login to the phone. */
async function visitLogin(context: BrowserContext, cell: Cell): Promise<Page> {
  const page = await context.newPage();
  await openRoute(page, cell, "login");
  return page;
}

/** Submits the form, with its current values unless others are given. */
async function signInHere(page: Page, cell: Cell, name?: string, password?: string): Promise<void> {
  if (name !== undefined) await fieldOf(page, cell, "login.username").fill(name);
  if (password !== undefined) await fieldOf(page, cell, "login.password").fill(password);
  await buttonOf(page, cell, "login.submit").click();
  await arrived(page, "home");
}

import type { Page } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import { buttonOf, fillRegistration, openTab, sendRegistration } from "../support/account-forms.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { confirm, depositMoney, visit } from "../support/money-forms.ts";
import { arrived, expect, openPath, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";
import { otherPhone } from "../support/other-phone.ts";

const main = (page: Page) => page.locator("main");

/** The path and parameters of the link that the page shows: the name of the site is that of the phone that opened it. */
async function linkOn(page: Page): Promise<string> {
  const shown = main(page).getByText(/\/m\/register\?affiliateCode=/);
  const { pathname, search } = new URL(required(await shown.first().textContent(), "The link"), "http://site");
  return `${pathname.slice(pathname.indexOf("/m/"))}${search}`;
}

/** Opens an invitation and fills in the registration that it leads to. */
async function fillByLink(page: Page, cell: Cell, link: string, member: ReturnType<typeof newMember>): Promise<void> {
  await openPath(page, cell, link);
  if ((await page.getByRole("tab").count()) > 0) await openTab(page, cell, "register.byUsername");
  await fillRegistration(page, cell, member);
}

for (const cell of cells) {
  test(`a friend opens the link of a member of ${cell.name}, registers with the code filled in and deposits; the member sees who came, and receives the bonus @account-2.1-21 @games-2-29 @reward-08`, async ({
    page,
    browser,
    watch,
  }) => {
    await enterAs(page, cell, newMember());
    await visit(page, cell, "inviteFriends");
    await expect(main(page)).toContainText(cell.text("invite.noFriends"));
    await expect(page.getByRole("img", { name: cell.text("cell.qr") })).toBeVisible();
    await expectGoodLooks(page, cell);
    const saved = page.waitForEvent("download");
    await buttonOf(page, cell, "shareCard.save").click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    const link = await linkOn(page);

    const friend = newMember();
    const other = await otherPhone(browser, watch);
    await fillByLink(other, cell, link, friend);
    await expect(other.getByLabel(cell.text("register.affiliateCode"), { exact: true })).toHaveCount(0);
    await sendRegistration(other, cell);
    await arrived(other, "home");

    await page.reload();
    await expect(main(page)).toContainText(`${friend.username.slice(0, 2)}•••`);
    await expect(main(page)).toContainText(cell.text("invite.notYet"));
    await depositMoney(other, cell, "500");
    await other.context().close();
    await page.reload();
    await expect(main(page)).toContainText(cell.text("invite.deposited"));
    await expect(main(page).getByText("100.00").first()).toBeVisible();
  });

  test(`a member of ${cell.name} makes a code, shows it, removes it, and reads that nobody comes by their own`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 409/);
    await enterAs(page, cell, newMember());
    await visit(page, cell, "inviteFriends");
    const link = await linkOn(page);
    await buttonOf(page, cell, "invite.add").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(cell.text("invite.name"), { exact: true }).fill("Facebook");
    await sheet.getByRole("button", { name: cell.text("invite.create"), exact: true }).click();
    await expectToast(page, cell.text("invite.created"));
    await expect(main(page)).toContainText("Facebook");
    await page.getByRole("button", { name: `${cell.text("invite.remove")} Facebook` }).click();
    await confirm(page, cell, "invite.remove");
    await expectToast(page, cell.text("invite.removed"));
    await expect(main(page)).not.toContainText("Facebook");

    await fillByLink(page, cell, link, newMember());
    await sendRegistration(page, cell);
    await expect(page.getByText(cell.text("error.affiliate.own"))).toBeVisible();
  });
}

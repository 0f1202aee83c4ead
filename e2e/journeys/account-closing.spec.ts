import type { Page } from "@playwright/test";
import { buttonOf, signInWithPassword, submitPassword } from "../support/account-forms.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { confirm, requestDeposit, visit } from "../support/money-forms.ts";
import { arrived, expect, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

/** Ticks the box, sends the form and confirms it. */
async function close(page: Page, cell: Cell): Promise<void> {
  await visit(page, cell, "personalInfo");
  await buttonOf(page, cell, "personalInfo.close").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox").check();
  await sheet.locator("button[type=submit]").click();
  await page
    .getByRole("dialog", { name: cell.text("personalInfo.sureTitle") })
    .getByRole("button", { name: cell.text("personalInfo.close"), exact: true })
    .click();
}

for (const cell of cells) {
  test(`a member of ${cell.name} sets a nickname once, and closes the account when nothing waits any more; nobody signs in to it again @games-7-50`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of (409|403|401)/);
    const member = newMember();
    await enrol(cell, member);
    await signInWithPassword(page, cell, member.username, member.password);
    await visit(page, cell, "personalInfo");
    const about = page.getByRole("button", { name: new RegExp(cell.text("personalInfo.nickname")) });
    await about.click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(cell.text("register.nickname"), { exact: true }).fill("Ligaya");
    await sheet.locator("button[type=submit]").click();
    await expectToast(page, cell.text("personalInfo.saved"));
    await expect(page.locator("main")).toContainText("Ligaya");
    await expectGoodLooks(page, cell);
    await about.click();
    await expect(sheet.locator("button[type=submit]")).toBeVisible();
    await expect(sheet.getByLabel(cell.text("register.nickname"), { exact: true })).toHaveCount(0);

    await requestDeposit(page, cell, "qrph", "500.00");
    await expect(page.locator('main [data-step="qr"]')).toBeVisible();
    const payment = page.url();
    await close(page, cell);
    await expect(page.getByText(cell.text("error.account.holds"))).toBeVisible();
    await page.goto(payment);
    await buttonOf(page, cell, "payment.cancel").click();
    await confirm(page, cell, "payment.cancel");
    await expect(page.locator('main [data-step="refused"]')).toBeVisible();

    await close(page, cell);
    await arrived(page, "home");
    await submitPassword(page, cell, member.username, member.password);
    await expect(page.getByText(cell.text("error.account.closed"))).toBeVisible();
  });
}

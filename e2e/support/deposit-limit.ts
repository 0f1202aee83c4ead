import type { Page } from "@playwright/test";
import { buttonOf } from "./account-forms.ts";
import type { Cell } from "./matrix.ts";
import { openDeposit, amountField, visit } from "./money-forms.ts";
import { expect } from "./site-test.ts";
import { tap } from "./tap.ts";

const sheet = (page: Page) => page.getByRole("dialog").last();

/** Sets or changes the limit of a day. */
export async function limitDay(
  page: Page,
  cell: Cell,
  key: "limits.set" | "limits.change",
  amount: string,
): Promise<void> {
  await visit(page, cell, "limits");
  // Its name for screen readers says of which period it is, too.
  await page
    .getByRole("button", { name: cell.text(key) })
    .first()
    .click();
  await sheet(page).locator("input[inputmode=decimal]").fill(amount);
  await tap(sheet(page), "button", cell.text("limits.save"), "exact");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The form of a deposit does not take an amount. */
export async function expectTooMuch(page: Page, cell: Cell, amount: string): Promise<void> {
  await typeDeposit(page, cell, amount);
  await expect(page.locator("main")).toContainText(beginning(cell.text("field.amount.most")));
  await expect(page.getByText(cell.text("deposit.check"))).toBeHidden();
}

/** Stops for a week. */
export async function takeTimeOut(page: Page, cell: Cell): Promise<void> {
  await visit(page, cell, "limits");
  await page.getByText(cell.text("limits.timeOut"), { exact: true }).click();
  const submit = sheet(page).getByRole("button", { name: cell.text("limits.timeOutSubmit"), exact: true });
  await expect(submit).toBeDisabled();
  await tap(sheet(page), "radio", cell.text("limits.for.week"), "exact");
  await sheet(page).getByRole("checkbox").check();
  await submit.click();
  await expect(page.getByText(cell.text("limits.sureText"))).toBeVisible();
  await submit.click();
  await expect(page.locator("main")).toContainText(cell.text("protection.state.timeOut"));
}

/** The form of a deposit says that the member has stopped, and cannot be sent. */
export async function expectStopped(page: Page, cell: Cell): Promise<void> {
  await typeDeposit(page, cell, "150");
  await expect(page.locator("main")).toContainText(beginning(cell.text("error.player.paused.until")));
  await expect(buttonOf(page, cell, "deposit.submit")).toBeDisabled();
}

async function typeDeposit(page: Page, cell: Cell, amount: string): Promise<void> {
  await openDeposit(page, cell, "gcash");
  await expect(page.locator("main")).toContainText(cell.text("depositMethod.leftOfLimits"));
  await amountField(page).fill(amount);
  await buttonOf(page, cell, "form.next").click();
}

/** What is before the value in a text. */
function beginning(text: string): string {
  return text.slice(0, text.indexOf("{{"));
}

import type { Page } from "@playwright/test";
import { expectGoodLooks } from "../support/looks.ts";
import { cells, type Cell } from "../support/matrix.ts";
import {
  confirm,
  fillCard,
  fillWithdrawal,
  openPaymentPassword,
  pinField,
  sendButton,
  setPaymentPassword,
  visit,
} from "../support/money-forms.ts";
import { enter } from "../support/people.ts";
import { arrived, expect, test } from "../support/site-test.ts";

const PIN = "482913";
const main = (page: Page) => page.locator("main");
/** Who withdraws: one in each language, so that what one has done does not stop the other. */
const memberOf = ({ language }: Cell) => (language.code === "EN" ? "cora" : "dante");

/** Sets the first payment password, which the page for withdrawals says is missing. */
async function setPin(page: Page, cell: Cell): Promise<void> {
  await openPaymentPassword(page, cell);
  await expectGoodLooks(page, cell);
  await setPaymentPassword(page, cell, PIN);
}

/** Adds an account of which the bank has the name in another way. */
async function addCard(page: Page, cell: Cell): Promise<void> {
  await page.getByRole("link", { name: cell.text("withdrawalRules.needs.card") }).click();
  await arrived(page, "bankCardNew");
  const digits = String(Date.now()).slice(-6);
  await fillCard(page, cell, { bank: "BPI", number: `123 ${digits} 9`, payee: "Cora Dante Reyes" });
  await expect(main(page)).toContainText(cell.text("payeeCheck.result.closeMatch"));
  await expect(main(page)).toContainText("CORA D. REYES");
  await pinField(page).fill(PIN);
  await expectGoodLooks(page, cell);
  await sendButton(page).click();
  await arrived(page, "bankCards");
  await main(page)
    .getByRole("link", { name: cell.text("route.withdraw"), exact: true })
    .click();
  await arrived(page, "withdraw");
}

/** Asks for a withdrawal, with a payment password that is wrong at first. */
async function withdraw(page: Page, cell: Cell): Promise<void> {
  await fillWithdrawal(page, cell, "300");
  await pinField(page).fill("000000");
  await sendButton(page).click();
  await expect(main(page)).toContainText(cell.text("error.paymentPassword.wrong"));
  await pinField(page).fill(PIN);
  await expectGoodLooks(page, cell);
  await sendButton(page).click();
  await arrived(page, "withdrawal");
  await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.waiting"));
  await expectGoodLooks(page, cell);
}

/** Takes it back. */
async function cancel(page: Page, cell: Cell): Promise<void> {
  await main(page)
    .getByRole("button", { name: cell.text("withdraw.cancel") })
    .click();
  await confirm(page, cell, "withdraw.cancel");
  await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.cancelled"));
}

for (const cell of cells) {
  test(`a member of ${cell.name} sets a payment password, adds an account, withdraws, takes it back and finds it in the record @account-1-04 @games-1-03 @games-2-13 @games-2-16`, async ({
    page,
    watch,
  }) => {
    // A payment password that is wrong on purpose.
    watch.expected.push(/status of 400 .*\/api\/withdrawals\)$/);
    await enter(page, cell, memberOf(cell));
    await setPin(page, cell);
    await addCard(page, cell);
    await withdraw(page, cell);
    await cancel(page, cell);
    await visit(page, cell, "withdrawReport");
    await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.cancelled"));
    await visit(page, cell, "securityCenter");
    await expect(main(page)).toContainText(cell.text("security.on"));
    await expectGoodLooks(page, cell);
  });
}

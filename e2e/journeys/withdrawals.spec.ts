import type { Page } from "@playwright/test";
import { limits } from "../../sandbox/withdrawals/limits.ts";
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
  sendTo,
} from "../support/money-forms.ts";
import { enter } from "../support/people.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

const PIN = "482913";
const AMOUNT = /[\d,]+\.\d\d/;
const main = (page: Page) => page.locator("main");
/** Who withdraws: one in each language, so that what one has done does not stop the other. */
const memberOf = ({ language }: Cell) => (language.code === "EN" ? "cora" : "dante");

/** Keeps what the page requests withdrawals with. */
function requestsIn(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/withdrawals")) seen.push(request.url());
  });
  return seen;
}

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
  await sendTo(page, "bankCards");
  await tap(main(page), "link", cell.text("route.withdraw"), "exact");
  await arrived(page, "withdraw");
}

/** Withdraws as often as it costs nothing. */
async function withdrawForFree(page: Page, cell: Cell): Promise<void> {
  for (let free = 0; free < limits.freeDaily; free += 1) {
    await visit(page, cell, "withdraw");
    await fillWithdrawal(page, cell, "100");
    await pinField(page).fill(PIN);
    await sendTo(page, "withdrawal");
    await expect(main(page)).toContainText(cell.text("withdraw.next.waiting"));
  }
}

/** Asks for a withdrawal whose fee follows its amount, with a payment password that is wrong at first. */
async function withdraw(page: Page, cell: Cell): Promise<void> {
  await visit(page, cell, "withdraw");
  await fillWithdrawal(page, cell, "300");
  for (const figure of ["15.00", "285.00"]) await expect(main(page)).toContainText(figure);
  await openRoute(page, cell, "withdraw");
  await fillWithdrawal(page, cell, "4000");
  for (const figure of ["40.00", "3,960.00"]) await expect(main(page)).toContainText(figure);
  await pinField(page).fill("000000");
  await sendButton(page).click();
  await expect(main(page)).toContainText(cell.text("error.paymentPassword.wrong"));
  await pinField(page).fill(PIN);
  await expectGoodLooks(page, cell);
  await sendTo(page, "withdrawal");
  await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.waiting"));
  await expect(main(page)).toContainText("3,960.00");
  await expectGoodLooks(page, cell);
}

/** What the page for withdrawals says can be withdrawn: its first amount. */
async function available(page: Page, cell: Cell): Promise<string> {
  // Loaded anew: what the page knew before may still be shown.
  await openRoute(page, cell, "withdraw");
  await expect(main(page)).toContainText(cell.text("withdrawalRules.available"));
  await expect(main(page)).toContainText(AMOUNT);
  return AMOUNT.exec(await main(page).innerText())?.[0] ?? "";
}

/** Takes it back. */
async function cancel(page: Page, cell: Cell): Promise<void> {
  await tap(main(page), "button", cell.text("withdraw.cancel"));
  await confirm(page, cell, "withdraw.cancel");
  await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.cancelled"));
  await expect(main(page)).toContainText(cell.text("withdraw.next.returned"));
}

for (const cell of cells) {
  test(`a member of ${cell.name} is led to a payment password and an account, withdraws for free and then for a fee that follows the amount, takes it back, has the money again and finds it in the record @account-1-04 @games-1-03 @games-2-13 @games-2-16 @money-08 @money-09 @money-10`, async ({
    page,
    watch,
  }) => {
    // A payment password that is wrong on purpose.
    watch.expected.push(/status of 400 .*\/api\/withdrawals\)$/);
    await enter(page, cell, memberOf(cell));
    await setPin(page, cell);
    await addCard(page, cell);
    await withdrawForFree(page, cell);
    const before = await available(page, cell);
    const sent = requestsIn(page);
    await withdraw(page, cell);
    expect(sent, "requests: one with a wrong payment password").toHaveLength(2);
    await cancel(page, cell);
    expect(await available(page, cell)).toBe(before);
    await visit(page, cell, "withdrawReport");
    await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.cancelled"));
    await visit(page, cell, "securityCenter");
    await expect(main(page)).toContainText(cell.text("security.on"));
    await expectGoodLooks(page, cell);
  });
}

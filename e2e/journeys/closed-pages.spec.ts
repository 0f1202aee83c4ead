import type { Page } from "@playwright/test";
import { sampleCells, turnCells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import {
  amountField,
  confirm,
  fillCard,
  fillDeposit,
  fillWithdrawal,
  openDeposit,
  openPaymentPassword,
  pinField,
  sendButton,
  setPaymentPassword,
  settle,
  visit,
  sendTo,
} from "../support/money-forms.ts";
import { enter } from "../support/people.ts";
import { PAYMENTS_ORIGIN } from "../support/product.ts";
import { reopened } from "../support/reopened.ts";
import { arrived, expect, test, goBackTo } from "../support/site-test.ts";
import { lostAnswers, lostCalls } from "../support/troubled-call.ts";
import { tap } from "../support/tap.ts";

const PIN = "482913";
const main = (page: Page) => page.locator("main");
/** What a record lists. */
const entries = (page: Page) => main(page).locator(":is(li, tbody) button");

/** Keeps the calls of all pages of a tab that request something. */
function requestsIn(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path) seen.push(path);
  });
  return seen;
}

/** Sends the form; its answer is lost, and the member does not see more of it. */
async function sendUnseen(page: Page, cell: Cell, path: string): Promise<void> {
  await lostAnswers(page, path);
  await sendButton(page).click();
  await expect(main(page).getByRole("alert").first()).toContainText(cell.text("error.network"));
}

for (const cell of turnCells) {
  test(`a page of ${cell.name} that is closed at any step of a deposit opens again, sends nothing by itself, and continues what was sent`, async ({
    page: first,
    watch,
  }) => {
    watch.expected.push(...lostCalls);
    const sent = requestsIn(first, "/api/deposits");
    await enterAs(first, cell, newMember());
    await visit(first, cell, "deposit", "?method=gcash");
    let page = await reopened(first, watch);
    await openDeposit(page, cell, "gcash");
    await amountField(page).fill("500.00");
    page = await reopened(page, watch);
    await fillDeposit(page, cell, "gcash", "500.00");
    page = await reopened(page, watch);
    expect(sent, "requests before anything was sent").toEqual([]);

    await fillDeposit(page, cell, "gcash", "500.00");
    await sendUnseen(page, cell, "/api/deposits");
    page = await reopened(page, watch);
    expect(sent).toHaveLength(1);
    await fillDeposit(page, cell, "gcash", "500.00");
    await sendButton(page).click();
    await page.waitForURL(`${PAYMENTS_ORIGIN}/pay/**`);
    await goBackTo(page, "payment");
    page = await reopened(page, watch);
    await expect(main(page).locator('[data-step="redirect"]')).toContainText(cell.text("payment.confirming"));
    await page.getByRole("link", { name: cell.text("payment.continue"), exact: true }).click();
    await settle(page, "Pay");
    await expect(main(page).locator('[data-step="done"]')).toBeVisible();
    page = await reopened(page, watch);
    await expect(main(page).locator('[data-step="done"]')).toBeVisible();

    await visit(page, cell, "depositReport");
    await expect(entries(page)).toHaveCount(1);
    expect(sent).toHaveLength(2);
  });
}

for (const cell of sampleCells(0)) {
  test(`a page of ${cell.name} that is closed at any step of a withdrawal opens again, sends nothing by itself, and continues what was sent`, async ({
    page: first,
    watch,
  }) => {
    watch.expected.push(...lostCalls);
    const sent = requestsIn(first, "/api/withdrawals");
    await enter(first, cell, "boyet");
    await openPaymentPassword(first, cell);
    await setPaymentPassword(first, cell, PIN);
    let page = await reopened(first, watch);
    await page.getByRole("link", { name: cell.text("withdrawalRules.needs.card") }).click();
    await arrived(page, "bankCardNew");
    page = await reopened(page, watch);
    await fillCard(page, cell, { bank: "BPI", number: `12${String(Date.now()).slice(-7)}1`, payee: "Boyet Reyes" });
    await pinField(page).fill(PIN);
    await sendTo(page, "bankCards");

    await visit(page, cell, "withdraw");
    page = await reopened(page, watch);
    await fillWithdrawal(page, cell, "300.00");
    page = await reopened(page, watch);
    await fillWithdrawal(page, cell, "300.00");
    await pinField(page).fill(PIN);
    page = await reopened(page, watch);
    expect(sent, "requests before anything was sent").toEqual([]);

    await fillWithdrawal(page, cell, "300.00");
    await pinField(page).fill(PIN);
    await sendUnseen(page, cell, "/api/withdrawals");
    page = await reopened(page, watch);
    await fillWithdrawal(page, cell, "300.00");
    await pinField(page).fill(PIN);
    await sendTo(page, "withdrawal");
    page = await reopened(page, watch);
    await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.waiting"));
    await tap(main(page), "button", cell.text("withdraw.cancel"));
    await confirm(page, cell, "withdraw.cancel");
    await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.cancelled"));
    page = await reopened(page, watch);
    await expect(main(page)).toContainText(cell.text("withdrawalRecord.status.cancelled"));

    await visit(page, cell, "withdrawReport");
    await expect(entries(page)).toHaveCount(1);
    expect(sent).toHaveLength(2);
  });
}

import type { Page } from "@playwright/test";
import { buttonOf } from "../support/account-forms.ts";
import { sampleCells, turnCells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import {
  confirm,
  fillCard,
  fillDeposit,
  fillTransfer,
  fillWithdrawal,
  openPaymentPassword,
  pinField,
  sendButton,
  setPaymentPassword,
  settle,
} from "../support/money-forms.ts";
import { enter } from "../support/people.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";
import { doubledRequest, lostAnswers, lostCalls, slowAnswers } from "../support/troubled-call.ts";

const PIN = "482913";
const main = (page: Page) => page.locator("main");
/** What a record lists. */
const entries = (page: Page) => main(page).locator(":is(li, tbody) button");

/** What the first form says when it cannot be sent. */
const alert = (page: Page) => main(page).getByRole("alert").first();

/** A call that a form makes, and what the page does once it is answered. */
interface Sent {
  path: string;
  arrive(): Promise<void>;
  /** What is sent is encrypted, and each copy of it is taken once. */
  encrypted?: boolean;
}

/** Sends a form whose first two answers are lost: says so each time, and is sent again. */
async function sendLost(page: Page, cell: Cell, { path, arrive }: Sent): Promise<void> {
  const call = await lostAnswers(page, path);
  for (const failure of ["network", "platform.failed"]) {
    await sendButton(page).click();
    await expect(alert(page)).toContainText(cell.text(`error.${failure}`));
  }
  await sendButton(page).click();
  await arrive();
  expect(call.sent(), "requests").toBe(3);
  await call.end();
}

/** Sends a form that is answered late, and taps again meanwhile. */
async function sendSlow(page: Page, _cell: Cell, { path, arrive }: Sent): Promise<void> {
  const call = await slowAnswers(page, path);
  const button = sendButton(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  // In the page: on a busy machine taps of the driver take longer than a page waits for an answer.
  await button.evaluate((element: HTMLElement) => [element.click(), element.click()]);
  call.release();
  await arrive();
  expect(call.sent(), "requests").toBe(1);
  await call.end();
}

/** Sends a form whose request arrives twice. An encrypted one is refused the second time, and sent again. */
async function sendTwice(page: Page, cell: Cell, { path, arrive, encrypted = false }: Sent): Promise<void> {
  const call = await doubledRequest(page, path);
  await sendButton(page).click();
  if (encrypted) {
    await expect(alert(page)).toContainText(cell.text("error.encryption.invalid"));
    await sendButton(page).click();
  }
  await arrive();
  expect(call.sent(), "requests").toBe(encrypted ? 2 : 1);
  await call.end();
}

const troubles = [sendLost, sendSlow, sendTwice];

/** Deposits with each trouble of the platform; the provider then notifies it in three ways. */
async function deposit(page: Page, cell: Cell): Promise<void> {
  const choices = ["Pay; the merchant is notified twice", "Pay; a second notice names another amount", "Pay"];
  for (const [turn, send] of troubles.entries()) {
    await fillDeposit(page, cell, "gcash", `${turn + 5}00.00`);
    await send(page, cell, { path: "/api/deposits", arrive: () => settle(page, String(choices[turn])) });
    await expect(main(page).locator('[data-step="done"]')).toBeVisible();
  }
  await openRoute(page, cell, "depositReport");
  await expect(entries(page)).toHaveCount(3);
  const credited = cell.text("depositRecord.status.credited");
  await expect(main(page).locator(":is(li, tbody tr)", { hasText: credited })).toHaveCount(3);
}

/** Transfers to a vendor with each of them. */
async function transfer(page: Page, cell: Cell): Promise<void> {
  for (const [turn, send] of troubles.entries()) {
    await fillTransfer(page, cell, `${turn + 1}00.00`);
    await send(page, cell, { path: "/api/transfers", arrive: () => arrived(page, "transferRecords") });
    await expect(entries(page)).toHaveCount(turn + 1);
  }
}

/** Brings all of it back, with an answer that is lost: what the page shows then says that it has arrived. */
async function bringBack(page: Page, cell: Cell): Promise<void> {
  await openRoute(page, cell, "transfer");
  await expect(main(page)).toContainText("1,200.00");
  const call = await lostAnswers(page, "/api/transfers/back");
  await buttonOf(page, cell, "transfer.allBack").click();
  await confirm(page, cell, "transfer.allBack");
  await expectToast(page, cell.text("error.network"));
  await expect(main(page)).toContainText("1,800.00");
  await call.end();
  await openRoute(page, cell, "transferRecords");
  await expect(entries(page)).toHaveCount(4);
}

for (const cell of turnCells) {
  test(`whatever happens to the answers of the platform of ${cell.name}, and however often the provider notifies it, each deposit and each transfer is made once @money-07`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(...lostCalls);
    await enterAs(page, cell, newMember());
    await deposit(page, cell);
    await transfer(page, cell);
    await bringBack(page, cell);
  });
}

/** Adds accounts with each trouble. */
async function addCards(page: Page, cell: Cell): Promise<void> {
  const digits = String(Date.now()).slice(-8);
  for (const [turn, send] of troubles.entries()) {
    await openRoute(page, cell, "bankCardNew");
    await fillCard(page, cell, { bank: "BPI", number: `${turn}${digits}1`, payee: "Boyet Reyes" });
    await pinField(page).fill(PIN);
    await send(page, cell, { path: "/api/cards", encrypted: true, arrive: () => arrived(page, "bankCards") });
    await expect(main(page).getByRole("button", { name: cell.text("bankCards.remove") })).toHaveCount(turn + 1);
  }
}

/** Withdraws with each of them. */
async function withdraw(page: Page, cell: Cell): Promise<void> {
  for (const [turn, send] of troubles.entries()) {
    await openRoute(page, cell, "withdraw");
    await fillWithdrawal(page, cell, `${turn + 1}00.00`);
    await pinField(page).fill(PIN);
    await send(page, cell, { path: "/api/withdrawals", encrypted: true, arrive: () => arrived(page, "withdrawal") });
  }
  await openRoute(page, cell, "withdrawReport");
  await expect(entries(page)).toHaveCount(3);
  await openRoute(page, cell, "withdraw");
  await expect(main(page)).toContainText("3,700.25");
}

for (const cell of sampleCells(1)) {
  test(`whatever happens to the answers of the platform of ${cell.name}, each account is added and each withdrawal made once`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(...lostCalls, /status of 400 .*\/api\/(cards|withdrawals)\)$/);
    await enter(page, cell, "boyet");
    await openPaymentPassword(page, cell);
    await setPaymentPassword(page, cell, PIN);
    await addCards(page, cell);
    await withdraw(page, cell);
  });
}

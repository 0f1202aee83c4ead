import type { Page } from "@playwright/test";
import { buttonOf } from "./account-forms.ts";
import type { Cell } from "./matrix.ts";
import { PAYMENTS_ORIGIN } from "./product.ts";
import { navigateWithin } from "./routes.ts";
import { arrived, expect, openRoute } from "./site-test.ts";
import { tap } from "./tap.ts";
import { enter } from "./people.ts";

/** As pages write an amount, in both languages. */
const written = (amount: string) => Number(amount).toLocaleString("en", { minimumFractionDigits: 2 });

/** Goes to a route: as a link of the site does from a page that reacts, which takes a fifth of the time of loading it. */
export async function visit(page: Page, cell: Cell, route: string, query = ""): Promise<void> {
  if (!page.url().startsWith(cell.origin)) return openRoute(page, cell, route, query);
  await navigateWithin(page, cell, `${cell.path(route)}${query}`);
}

/** The same for a seeded account, which is signed in first. */
export async function visitAs(page: Page, cell: Cell, username: string, route: string, query = ""): Promise<void> {
  await enter(page, cell, username);
  await visit(page, cell, route, query);
}

/** The field for the amount. */
export const amountField = (page: Page) => page.locator("main input[inputmode=decimal]");

/** The button of the first form: it shows the next step, and the last one sends. */
export const sendButton = (page: Page) => page.locator("main form").first().locator("button[type=submit]").last();

/** Presses it, and is led to the page of a route. */
export async function sendTo(page: Page, route: string): Promise<void> {
  await sendButton(page).click();
  await arrived(page, route);
}

/** Answers the question that is open. */
export const confirm = (page: Page, cell: Cell, key: string) =>
  tap(page.getByRole("dialog"), "button", cell.text(key), "exact");

/** Goes to the form of a deposit, as far as its amount. */
export async function openDeposit(page: Page, cell: Cell, method: string): Promise<void> {
  await visit(page, cell, "deposit", `?method=${method}`);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await buttonOf(page, cell, "form.next").click();
}

/** What else is filled in for a deposit. */
interface More {
  /** Fills in what the way asks for. */
  fill?(): Promise<void>;
  /** The name of the promotion. */
  offer?: string;
}

/** Fills in a deposit up to its last step. */
export async function fillDeposit(
  page: Page,
  cell: Cell,
  method: string,
  amount: string,
  { fill, offer }: More = {},
): Promise<void> {
  await openDeposit(page, cell, method);
  await amountField(page).fill(amount);
  await expect(page.locator('input[name="offer"]:checked')).toHaveValue("none");
  if (offer !== undefined) await page.getByRole("radio", { name: offer }).check();
  await fill?.();
  await buttonOf(page, cell, "form.next").click();
  await expect(page.getByText(cell.text("deposit.check"))).toBeVisible();
  await expect(page.locator("main")).toContainText(written(amount));
}

/** Fills in the form of a deposit and sends it. */
export async function requestDeposit(
  page: Page,
  cell: Cell,
  method: string,
  amount: string,
  more: More = {},
): Promise<void> {
  await fillDeposit(page, cell, method, amount, more);
  await buttonOf(page, cell, "deposit.submit").click();
}

/** Settles the payment that the provider's page shows, and comes back from there. */
export async function settle(page: Page, choice: string): Promise<void> {
  await page.waitForURL(`${PAYMENTS_ORIGIN}/pay/**`);
  await page.getByRole("button", { name: choice, exact: true }).click();
  await arrived(page, "payment");
}

/** Deposits an amount on the provider's page and waits until it is there. */
export async function depositMoney(page: Page, cell: Cell, amount: string): Promise<void> {
  await requestDeposit(page, cell, "gcash", amount);
  await settle(page, "Pay");
  await expect(page.locator('main [data-step="done"]')).toBeVisible();
}

/** Fills in a transfer to the first vendor up to its last step. */
export async function fillTransfer(page: Page, cell: Cell, amount: string): Promise<void> {
  await visit(page, cell, "transfer");
  const goal = page.getByRole("radiogroup", { name: cell.text("transfer.to") }).getByRole("radio");
  await goal.first().check({ force: true });
  await buttonOf(page, cell, "form.next").click();
  await amountField(page).fill(amount);
  await buttonOf(page, cell, "form.next").click();
  await expect(page.getByText(cell.text("transfer.check"))).toBeVisible();
  await expect(page.locator("main")).toContainText(written(amount));
}

/** Opens the form for the first payment password, which the page for withdrawals says is missing. */
export async function openPaymentPassword(page: Page, cell: Cell): Promise<void> {
  await visit(page, cell, "withdraw");
  await page.getByRole("link", { name: cell.text("withdrawalRules.needs.paymentPassword") }).click();
  await arrived(page, "paymentPasswordNew");
}

/** Fills in that form, sends it and is back. */
export async function setPaymentPassword(page: Page, cell: Cell, pin: string): Promise<void> {
  for (const label of ["register.paymentPassword", "paymentPassword.confirm"])
    await page.getByLabel(cell.text(label), { exact: true }).fill(pin);
  await sendTo(page, "withdraw");
}

/** An account at a bank. */
interface BankAccount {
  bank: string;
  number: string;
  payee: string;
}

/** Fills in an account up to the step with what the bank says of it. */
export async function fillCard(page: Page, cell: Cell, { bank, number, payee }: BankAccount): Promise<void> {
  await page.getByRole("radio", { name: bank }).check();
  await buttonOf(page, cell, "form.next").click();
  await page.getByRole("textbox", { name: cell.text("bankCards.number") }).fill(number);
  await page.getByRole("textbox", { name: cell.text("register.payeeName") }).fill(payee);
  await buttonOf(page, cell, "form.next").click();
}

/** Fills in a withdrawal to the chosen account, up to the step with the payment password. */
export async function fillWithdrawal(page: Page, cell: Cell, amount: string): Promise<void> {
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await buttonOf(page, cell, "form.next").click();
  await amountField(page).fill(amount);
  await buttonOf(page, cell, "form.next").click();
  await expect(page.locator("main")).toContainText(written(amount));
}

/** The field for the payment password of the visible step. */
export const pinField = (page: Page) => page.locator("main form input:visible").last();

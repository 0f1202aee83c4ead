import type { Page } from "@playwright/test";
import { SEED_PASSWORD, seededAccounts, type SeededAccount } from "../../sandbox/seed/accounts.ts";
import type { Cell } from "./matrix.ts";
import { valueOf } from "./platform-call.ts";
import { arrived, openRoute } from "./site-test.ts";
import { keepInTab } from "./tab-session.ts";

/** A seeded account by its name. */
export function person(username: string): SeededAccount {
  const found = seededAccounts.find((account) => account.username === username);
  if (!found) throw new Error(`There is no seeded account "${username}"`);
  return found;
}

/** The fields of the sign-in form. */
export function signInForm(page: Page, cell: Cell) {
  const form = page.locator("main form");
  return {
    form,
    username: form.locator('input[autocomplete^="username"]'),
    password: form.locator('input[autocomplete="current-password"]'),
    submit: form.getByRole("button", { name: cell.text("login.submit"), exact: true }),
  };
}

/** Fills in the sign-in form and submits it. */
export async function fillSignIn(
  page: Page,
  cell: Cell,
  username: string,
  password: string = SEED_PASSWORD,
): Promise<void> {
  const form = signInForm(page, cell);
  await form.username.fill(username);
  await form.password.fill(password);
  await form.submit.click();
}

/** Signs in on the login screen and waits for home. */
export async function signIn(page: Page, cell: Cell, username: string): Promise<void> {
  await openRoute(page, cell, "login");
  await fillSignIn(page, cell, username);
  await arrived(page, "home");
}

/** A client address without failed attempts. */
const ADDRESS = "10.77.0.3";

/** Signs in through the API, for journeys that start signed in: stores the session in the tab for its next page. */
export async function enter(page: Page, cell: Cell, username: string): Promise<void> {
  await keepInTab(
    page,
    cell,
    await valueOf(cell, "login", { type: "username", username, password: SEED_PASSWORD }, ADDRESS),
  );
}

/** The same, and opens a route. */
export async function openAs(page: Page, cell: Cell, username: string, route: string, query = ""): Promise<void> {
  await enter(page, cell, username);
  await openRoute(page, cell, route, query);
}

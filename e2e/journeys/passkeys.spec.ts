import type { Page } from "@playwright/test";
import { brandCells, cells, type Cell } from "../support/matrix.ts";
import { enter, signIn } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, openRoute, test } from "../support/site-test.ts";
import { virtualPhone, type VirtualPhone } from "../support/virtual-phone.ts";

const offers = (cell: Cell) => cell.brand.brand.flags["PASSKEYLOGIN"] === true;
/** Somebody of their own for each test that runs beside another one on the same platform. */
const people = { EN: ["juan", "tito"], TY: ["liza", "boyet"] } as const;

for (const cell of cells.filter(offers)) {
  test.describe(`passkeys on ${cell.name}`, () => {
    const [one, other] = people[cell.language.code];

    test("sign in with the password, add a passkey, sign out, sign in with it, remove it", async ({ page }) => {
      const phone = await virtualPhone(page, { suggestions: "passed over" });
      await signIn(page, cell, one);
      await addPasskey(page, cell, phone);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await signOut(page, cell);
      await openRoute(page, cell, "login");
      await expect(page.locator('main input[autocomplete="username webauthn"]')).toBeVisible();
      await expectAccessible(page);
      await phone.owner("answers");
      await button(page, cell, "passkey.signIn").click();
      await expect(page.locator("main")).toHaveAttribute("data-route", "home");
      expect(await storedName(page)).toBe(one);

      await removePasskey(page, cell);
      expect(await storedName(page)).toBe(one);
    });

    test("a passkey is suggested in the username field, and leads where the visitor wanted to go", async ({ page }) => {
      const phone = await virtualPhone(page, { suggestions: "picked" });
      await enter(page, cell, other);
      await addPasskey(page, cell, phone);
      await signOut(page, cell);
      // Chromium's phone picks a suggestion at the moment it is made, or never.
      await phone.owner("answers");
      await page.goto(`${cell.origin}${cell.path("messages")}`);
      await expect.poll(() => storedName(page)).toBe(other);
      await expect(page.locator("main")).toHaveAttribute("data-route", "messages");
      await removePasskey(page, cell);
    });
  });
}

for (const cell of brandCells.filter((one) => !offers(one))) {
  test(`${cell.name} has no passkeys, and nothing of them travels`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openRoute(page, cell, "home");
    await openRoute(page, cell, "login");
    await expect(page.locator("main form").first()).toBeVisible();
    await expect(button(page, cell, "passkey.signIn")).toHaveCount(0);
    expect(asked.filter((path) => /passkey|webauthn/i.test(path))).toEqual([]);
  });
}

function button(page: Page, cell: Cell, key: string) {
  return page.getByRole("button", { name: cell.text(key), exact: true });
}

/** Adds a passkey on the settings screen and leaves the owner looking away. */
async function addPasskey(page: Page, cell: Cell, phone: VirtualPhone): Promise<void> {
  await openRoute(page, cell, "settings");
  await expect(page.getByText(cell.text("passkey.none"))).toBeVisible();
  await phone.owner("answers");
  await button(page, cell, "passkey.add").click();
  await expect(page.getByText(cell.text("passkey.neverUsed"))).toBeVisible();
  expect(await phone.passkeys()).toBe(1);
  await phone.owner("looks away");
}

/** Removes the passkey that has just signed in. */
async function removePasskey(page: Page, cell: Cell): Promise<void> {
  await openRoute(page, cell, "settings");
  await page
    .getByRole("listitem")
    .filter({ hasText: cell.text("passkey.used") })
    .getByRole("button", { name: cell.text("passkey.remove") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: cell.text("passkey.remove") })
    .click();
  await expect(page.getByText(cell.text("passkey.none"))).toBeVisible();
}

async function signOut(page: Page, cell: Cell): Promise<void> {
  await page.getByRole("button", { name: cell.text("header.menu") }).click();
  await page.getByRole("menuitem", { name: cell.text("menu.signOut") }).click();
  await Promise.all([
    page.waitForEvent("load"),
    page
      .getByRole("dialog")
      .getByRole("button", { name: cell.text("menu.signOut") })
      .click(),
  ]);
  await hydrated(page);
  expect(await storedName(page)).toBeNull();
}

function storedName(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "null") as { userName: string } | null)?.userName ??
      null,
  );
}

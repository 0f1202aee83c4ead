import type { Page } from "@playwright/test";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells, turnCells, type Cell } from "../support/matrix.ts";
import { enter, signIn } from "../support/people.ts";
import {
  arrived,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  openRoute,
  test,
} from "../support/site-test.ts";
import { virtualPhone, type VirtualPhone } from "../support/virtual-phone.ts";
import { tap } from "../support/tap.ts";

const offers = (cell: Cell) => cell.brand.brand.flags["PASSKEYLOGIN"] === true;
/** Each test has its own member, because tests run in parallel on the same platform. */
const accounts = { EN: ["juan", "tito"], TY: ["liza", "boyet"] } as const;

for (const cell of turnCells.filter(offers)) {
  test.describe(`passkeys on ${cell.name}`, () => {
    const [one, other] = accounts[cell.language.code];

    test("sign in with the password, add a passkey, sign out, sign in with it, remove it", async ({ page }) => {
      const phone = await virtualPhone(page, { suggestions: "passed over" });
      await signIn(page, cell, one);
      await addPasskey(page, cell, phone);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await openRoute(page, cell, "settings");
      await expectNothingMoved(page);

      await signOut(page, cell);
      await openRoute(page, cell, "login");
      await expect(page.locator('main input[autocomplete="username webauthn"]')).toBeVisible();
      await expectAccessible(page);
      await phone.owner("answers");
      await button(page, cell, "passkey.signIn").click();
      await arrived(page, "home");
      expect(await storedName(page)).toBe(one);

      await removePasskey(page, cell);
      expect(await storedName(page)).toBe(one);
    });

    test("a passkey is suggested in the username field, and signing in with it leads to the return target", async ({
      page,
    }) => {
      const phone = await virtualPhone(page, { suggestions: "picked" });
      await enter(page, cell, other);
      await addPasskey(page, cell, phone);
      await signOut(page, cell);
      // Chromium's virtual phone picks a suggestion when it is offered, or never.
      await phone.owner("answers");
      await page.goto(`${cell.origin}${cell.path("messages")}`);
      await expect.poll(() => storedName(page)).toBe(other);
      await arrived(page, "messages");
      await removePasskey(page, cell);
    });
  });
}

for (const cell of brandCells.filter((one) => !offers(one))) {
  test(`${cell.name} has no passkeys, and loads nothing for them`, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await openRoute(page, cell, "home");
    await openRoute(page, cell, "login");
    await expect(page.locator("main form").first()).toBeVisible();
    await expect(button(page, cell, "passkey.signIn")).toHaveCount(0);
    expect(requests.filter((path) => /passkey|webauthn/i.test(path))).toEqual([]);
  });
}

function button(page: Page, cell: Cell, key: string) {
  return page.getByRole("button", { name: cell.text(key), exact: true });
}

/** Adds a passkey on the settings screen; afterwards the owner does not respond. */
async function addPasskey(page: Page, cell: Cell, phone: VirtualPhone): Promise<void> {
  await openRoute(page, cell, "settings");
  await expect(page.getByText(cell.text("passkey.none"))).toBeVisible();
  await phone.owner("answers");
  await button(page, cell, "passkey.add").click();
  await expect(page.getByText(cell.text("passkey.neverUsed"))).toBeVisible();
  expect(await phone.passkeys()).toBe(1);
  await phone.owner("looks away");
}

/** Removes the passkey used to sign in. */
async function removePasskey(page: Page, cell: Cell): Promise<void> {
  await openRoute(page, cell, "settings");
  await tap(
    page.getByRole("listitem").filter({ hasText: cell.text("passkey.used") }),
    "button",
    cell.text("passkey.remove"),
  );
  await tap(page.getByRole("dialog"), "button", cell.text("passkey.remove"));
  await expect(page.getByText(cell.text("passkey.none"))).toBeVisible();
}

async function signOut(page: Page, cell: Cell): Promise<void> {
  await page.getByRole("button", { name: cell.text("header.menu") }).click();
  await page.getByRole("menuitem", { name: cell.text("menu.signOut") }).click();
  await Promise.all([page.waitForEvent("load"), tap(page.getByRole("dialog"), "button", cell.text("menu.signOut"))]);
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

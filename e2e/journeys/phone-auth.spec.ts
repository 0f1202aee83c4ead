import type { Page } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import { openTab } from "../support/account-forms.ts";
import { ask } from "../support/ask.ts";
import { emulatorAnswers, providerCodeFor } from "../support/emulator.ts";
import { standInForGoogle } from "../support/gapi.ts";
import { brandCells, ownCells, type Cell } from "../support/matrix.ts";
import { phoneAuthBrand } from "../support/own-brands.ts";
import { EMULATOR, GAMES_ORIGIN } from "../support/product.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";

/** Each language has its own accounts, because the emulator stores one code per number. */
const accounts = {
  EN: { username: "maria", national: "917 100 0005", number: "+639171000005" },
  TY: { username: "juan", national: "917 100 0006", number: "+639171000006" },
} as const;
const newNumbers = {
  EN: { national: "918 700 0001", number: "+639187000001" },
  TY: { national: "918 700 0002", number: "+639187000002" },
} as const;

/** The emulator's frame looks for the result of a redirect in its storage, which browsers deny to cross-site frames. */
const STORAGE_DENIED = /Failed to read the 'sessionStorage' property/;

test.beforeAll(emulatorAnswers);

const session = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "null") as { userName: string; type: number } | null,
  );
const home = (page: Page) => arrived(page, "home");
const button = (page: Page, cell: Cell, key: string) => page.getByRole("button", { name: cell.text(key), exact: true });

/** Opens the login screen and waits until the buttons of the providers can be tapped. */
async function openLogin(page: Page, cell: Cell): Promise<void> {
  const prepared = page.waitForResponse(/\/assets\/firebase-[^/]*\.js$/);
  await openRoute(page, cell, "login");
  await prepared;
}

/** Requests a code from the provider. */
async function askForCode(page: Page, cell: Cell, national: string): Promise<void> {
  const form = page.locator("main form:visible");
  await form.locator('input[autocomplete="tel"]').fill(national);
  await form.getByRole("button", { name: cell.text("login.getCode") }).click();
  await expect(form.getByRole("button", { name: /^(?:60|5\d) s$/ })).toBeVisible();
}
const codeField = (page: Page) => page.locator('main form:visible input[autocomplete="one-time-code"]');

const phoneAuth = ownCells(phoneAuthBrand);
/** The languages alternate between the providers: the same is tested of each. */
const providers = ["google", "facebook"] as const;

for (const [turn, cell] of phoneAuth.entries()) {
  const { username, national, number } = accounts[cell.language.code];
  const provider = required(providers[turn % providers.length], "A provider");

  test.describe(`a phone-auth provider on ${cell.name}`, () => {
    test("signs in with its code; a wrong one shows an error under the field and the right one still works", async ({
      page,
      watch,
    }) => {
      // The emulator has no reCAPTCHA Enterprise, and reports a wrong code as an error.
      watch.expected.push(/status of 400/, /recaptchaConfig/);
      await openRoute(page, cell, "login");
      await openTab(page, cell, "login.bySms");
      await askForCode(page, cell, national);
      const code = await providerCodeFor(number);
      await codeField(page).fill(code === "000000" ? "000001" : "000000");
      await button(page, cell, "login.submit").click();
      await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("main form:visible")).toContainText(cell.text("error.code.wrong"));
      await codeField(page).fill(code);
      await button(page, cell, "login.submit").click();
      await home(page);
      expect(await session(page)).toMatchObject({ userName: username });
    });

    test("registers a mobile number with its code @account-2.6-16 @account-4-13 @account-7-34", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/status of 400/, /recaptchaConfig/);
      const { national: fresh, number: freshNumber } = newNumbers[cell.language.code];
      await openRoute(page, cell, "register");
      await expect(button(page, cell, "social.google")).toBeVisible();
      await openTab(page, cell, "register.byMobile");
      await askForCode(page, cell, fresh);
      const form = page.locator("main form:visible");
      for (const [name, value] of Object.entries({
        password: "Mabuhay-1",
        confirmPassword: "Mabuhay-1",
      }))
        await form.locator(`input[name="${name}"]`).fill(value);
      await codeField(page).fill(await providerCodeFor(freshNumber));
      await form.locator("summary").click();
      await form.locator('input[name="payeeName"]').fill("Juana dela Cruz");
      await button(page, cell, "register.submit").click();
      await home(page);
      expect(await session(page)).toMatchObject({ userName: expect.stringMatching(/^m\d{12}$/) as unknown });
    });

    test(`signs in with ${provider}: a new member at the first visit, the same one at the next`, async ({
      page,
      context,
      watch,
    }) => {
      watch.expected.push(STORAGE_DENIED);
      await standInForGoogle(context);
      const email = `${provider}.${cell.language.code.toLowerCase()}@mail.example`;
      const first = await signInWith(page, cell, provider, email, "new");
      expect(first).toMatch(/^m\d{12}$/);
      expect(await signInWith(page, cell, provider, email, "known")).toBe(first);
    });

    test("its buttons are accessible and fit the screen", async ({ page }) => {
      await openRoute(page, cell, "login");
      for (const key of ["social.google", "social.facebook"]) {
        const box = await button(page, cell, key).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const cell of phoneAuth.slice(0, 1)) {
  test(`pages of ${cell.name} that need no provider load nothing of it`, async ({ page }) => {
    const requests = addressesOf(page);
    await openRoute(page, cell, "home");
    await page.waitForLoadState("networkidle");
    expect(requests.filter(isOfProvider)).toEqual([]);
  });

  test(`closing the sign-in window of ${cell.name} is not an error, and it can be opened again at once`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(STORAGE_DENIED);
    await standInForGoogle(context);
    await openLogin(page, cell);
    await (await openWindow(page, cell, "google")).close();
    const window = await openWindow(page, cell, "google");
    await expect(page.getByText(cell.text("error.provider.failed"))).toHaveCount(0);
    await answerAs(window, `second.${cell.language.code.toLowerCase()}@mail.example`, "new");
    await home(page);
  });
}

for (const cell of brandCells.filter(({ brand }) => brand.brand.features.phoneAuth === undefined)) {
  test(`${cell.name} has no provider: nothing of a provider is shown, loaded or allowed @account-2.5-10`, async ({
    page,
  }) => {
    const requests = addressesOf(page);
    await openRoute(page, cell, "login");
    if (cell.brand.brand.flags["MOBILEVERCODELOGIN3"]) {
      await openTab(page, cell, "login.bySms");
      await expect(codeField(page)).toBeVisible();
    }
    await page.waitForLoadState("networkidle");
    for (const key of ["social.google", "social.facebook"]) await expect(button(page, cell, key)).toHaveCount(0);
    expect(requests.filter(isOfProvider)).toEqual([]);
    const answer = await ask(page.request, new URL(cell.origin).host, cell.path("login"));
    const policy = answer.headers()["content-security-policy"];
    expect(policy).toMatch(/trusted-types dompurify livery-worker$/);
    expect(policy).not.toMatch(/google/);
    // Only the brand's games may be framed, nothing of a provider.
    expect(policy).toContain(`frame-src ${GAMES_ORIGIN};`);
  });
}

/** Signs in with the emulator's window; returns the member's name and signs out. */
async function signInWith(
  page: Page,
  cell: Cell,
  provider: "google" | "facebook",
  email: string,
  who: "new" | "known",
): Promise<string | undefined> {
  await openLogin(page, cell);
  await answerAs(await openWindow(page, cell, provider), email, who);
  await home(page);
  const name = (await session(page))?.userName;
  await page.evaluate(() => sessionStorage.clear());
  return name;
}

/** The provider's window, once an account can be chosen in it. */
async function openWindow(page: Page, cell: Cell, provider: "google" | "facebook"): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await button(page, cell, `social.${provider}`).click();
  const window = await opening;
  await expect(window.locator(".js-new-account")).toBeVisible();
  return window;
}

async function answerAs(window: Page, email: string, who: "new" | "known"): Promise<void> {
  if (who === "known") return window.locator(".js-reuse-account", { hasText: email }).click();
  await window.locator(".js-new-account").click();
  await window.locator("#email-input").fill(email);
  await window.locator("#sign-in").click();
}

function addressesOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  return requests;
}

function isOfProvider(address: string): boolean {
  return (
    /\/firebase[^/]*\.js/.test(address) || address.startsWith(EMULATOR) || /google|gstatic|firebaseapp/.test(address)
  );
}

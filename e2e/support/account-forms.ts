import { expect, type Locator, type Page } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import type { Cell } from "./matrix.ts";
import type { Member } from "./members.ts";
import { lastSecretTo } from "./outbox.ts";
import { arrived, expectNoSidewaysScroll, hydrated, openRoute } from "./site-test.ts";
import { expectToast } from "./toasts.ts";
import { tap } from "./tap.ts";

/** The visible form. */
export const formOf = (page: Page): Locator => page.locator("main form:visible");

/** A field of the visible form, by the text key of its label. */
export const fieldOf = (page: Page, cell: Cell, label: string): Locator =>
  formOf(page).getByLabel(cell.text(label), { exact: true });

/** The error under a field. */
export const errorOf = (field: Locator): Promise<string | null> =>
  field.evaluate(
    (input) =>
      document.getElementById(input.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent ?? null,
  );

export const buttonOf = (page: Page, cell: Cell, label: string): Locator =>
  page.getByRole("button", { name: cell.text(label), exact: true });

/** Who is signed in, as stored in the tab; null for a guest. */
export function storedSession(page: Page): Promise<{ userName: string; type: number; merchantCode: string } | null> {
  return page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "null") as {
        userName: string;
        type: number;
        merchantCode: string;
      } | null,
  );
}

/** Opens a tab of the screen. Taps have no effect until its code has loaded. */
export async function openTab(page: Page, cell: Cell, title: string): Promise<void> {
  const tab = page.getByRole("tab", { name: cell.text(title), exact: true });
  await expect(async () => {
    await tab.click();
    expect(await tab.getAttribute("aria-selected")).toBe("true");
  }).toPass();
}

/** Navigates to a route as a link of the site would, which keeps the page's memory. */
export async function goWithin(page: Page, cell: Cell, route: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, cell.path(route));
  await arrived(page, route);
}

/** Requests a code for the number in the form and reads it. All but the first of an address want a captcha. */
export async function codeFor(page: Page, cell: Cell, member: Member): Promise<string> {
  if ((await requestCode(page, cell)) === 400) {
    await fieldOf(page, cell, "login.sendCaptcha").fill(await captchaOf(page, cell));
    expect(await requestCode(page, cell)).toBe(200);
  }
  await expect(fieldOf(page, cell, "login.code")).toBeEditable();
  return lastSecretTo(cell, member.number);
}

/** Presses the button that sends a code; returns the status of the answer. */
async function requestCode(page: Page, cell: Cell): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/sms-code")),
    tap(formOf(page), "button", cell.text("login.getCode"), "exact"),
  ]);
  return response.status();
}

/** Requests a new picture of the visible captcha and reads its answer. */
export async function captchaOf(page: Page, cell: Cell): Promise<string> {
  const picture = formOf(page)
    .getByRole("button", { name: cell.text("form.captchaNew"), exact: true })
    .first();
  await expect(picture).toHaveAttribute("aria-busy", "false");
  // A new picture, because the one requested when the form was shown may not have arrived yet.
  const [renewal] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname.endsWith("/captcha")),
    picture.click(),
  ]);
  await renewal.response();
  return lastSecretTo(cell, required(new URL(renewal.url()).searchParams.get("captchaId"), "The captcha's form"));
}

/** Shows a field of the visible form that is in another step, or folded. */
export async function reveal(page: Page, cell: Cell, field: Locator): Promise<void> {
  if (await field.isVisible()) return;
  const isWithin = (outer: string) => field.evaluate((input, selector) => input.closest(selector) !== null, outer);
  if (await isWithin("[hidden]")) {
    const next = buttonOf(page, cell, "form.next");
    await ((await next.isVisible()) ? next : buttonOf(page, cell, "form.back")).click();
    await expect.poll(() => isWithin("[hidden]")).toBe(false);
  }
  if (await isWithin("details:not([open])")) await formOf(page).locator("summary:visible").click();
  await expect(field).toBeVisible();
}

/** Sends the registration form, also from a step before the last. */
export async function sendRegistration(page: Page, cell: Cell): Promise<void> {
  const send = buttonOf(page, cell, "register.submit");
  if (!(await send.isVisible())) await buttonOf(page, cell, "form.next").click();
  await send.click();
}

/** Fills in everything that the visible registration form requires. */
export async function fillRegistration(page: Page, cell: Cell, member: Member): Promise<void> {
  const { flags, registration } = cell.brand.brand;
  await expect(formOf(page)).toBeVisible();
  const asksForName = (await fieldOf(page, cell, "register.username").count()) > 0;
  const fill = async (label: string, value: string) => {
    const field = fieldOf(page, cell, label);
    if ((await field.count()) === 0) return;
    await reveal(page, cell, field);
    await field.fill(value);
  };
  const fillNumber = async () => {
    const number = fieldOf(page, cell, "login.mobile");
    await number.waitFor({ state: "attached" });
    await reveal(page, cell, number);
    await number.fill(member.mobile);
    if (!asksForName || flags["REGMOBVERF3"])
      await fieldOf(page, cell, "login.code").fill(await codeFor(page, cell, member));
  };
  await fill("register.username", member.username);
  if (!asksForName) await fillNumber();
  await fill("register.password", member.password);
  await fill("register.confirmPassword", member.password);
  await fill("register.email", member.email);
  await fill("register.payeeName", "Ligaya dela Cruz");
  if (asksForName) await fillNumber();
  if (registration.fields["captcha"]?.enabled)
    await fieldOf(page, cell, "login.captcha").fill(await captchaOf(page, cell));
}

/** Registers on the registration screen; returns the member's name. */
export async function register(page: Page, cell: Cell, way: "username" | "mobileNum", member: Member): Promise<string> {
  await openRoute(page, cell, "register");
  const title = way === "username" ? "register.byUsername" : "register.byMobile";
  if ((await page.getByRole("tab").count()) > 0) await openTab(page, cell, title);
  await fillRegistration(page, cell, member);
  await expectNoSidewaysScroll(page);
  await buttonOf(page, cell, "register.submit").click();
  await expectToast(page, cell.text("in_registered_successfully"));
  await arrived(page, "home");
  return required(await storedSession(page), "A session after the registration").userName;
}

/** Signs in with the password, under the name or the number, on the login screen. */
export async function signInWithPassword(page: Page, cell: Cell, name: string, password: string): Promise<void> {
  await submitPassword(page, cell, name, password);
  await arrived(page, "home");
}

/** Fills in and submits the login screen. */
export async function submitPassword(page: Page, cell: Cell, name: string, password: string): Promise<void> {
  await openRoute(page, cell, "login");
  await expectNoSidewaysScroll(page);
  await fieldOf(page, cell, "login.username").fill(name);
  await fieldOf(page, cell, "login.password").fill(password);
  await buttonOf(page, cell, "login.submit").click();
}

/** Signs in with an SMS code on the login screen. */
export async function signInBySms(page: Page, cell: Cell, member: Member): Promise<void> {
  await openRoute(page, cell, "login");
  await openTab(page, cell, "login.bySms");
  await fieldOf(page, cell, "login.mobile").fill(member.mobile);
  await fieldOf(page, cell, "login.code").fill(await codeFor(page, cell, member));
  await buttonOf(page, cell, "login.submit").click();
  await arrived(page, "home");
}

/** Signs out in the settings, confirming the question, as a member without passkeys. */
export async function signOut(page: Page, cell: Cell): Promise<void> {
  await goWithin(page, cell, "settings");
  // The button is below lists that are still loading: if it moves, the tap misses it.
  await expect(page.getByText(cell.text("session.current"))).toBeVisible();
  if (cell.brand.brand.flags["PASSKEYLOGIN"]) await expect(page.getByText(cell.text("passkey.none"))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await buttonOf(page, cell, "settings.signOut").click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(cell.text("in_popup_prompt"));
  await expect(question).toContainText(cell.text("in_sure_logout"));
  await Promise.all([
    page.waitForEvent("load"),
    question.getByRole("button", { name: cell.text("menu.signOut"), exact: true }).click(),
  ]);
  await hydrated(page);
  await arrived(page, "home");
  expect(await storedSession(page)).toBeNull();
}

/** Changes the password on the visible screen; fills in the old one if it is required. */
export async function changePassword(page: Page, cell: Cell, password: string, old?: string): Promise<void> {
  if (old !== undefined) await fieldOf(page, cell, "changePassword.oldPassword").fill(old);
  await fieldOf(page, cell, "changePassword.newPassword").fill(password);
  await fieldOf(page, cell, "changePassword.confirmNewPassword").fill(password);
  await buttonOf(page, cell, "changePassword.submit").click();
  await expectToast(page, cell.text("message.changeSaved"));
  await arrived(page, "home");
}

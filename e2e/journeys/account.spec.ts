import type { Page } from "@playwright/test";
import {
  buttonOf,
  changePassword,
  codeFor,
  fieldOf,
  formOf,
  goWithin,
  openTab,
  register,
  signInBySms,
  signInWithPassword,
  signOut,
  storedSession,
  submitPassword,
} from "../support/account-forms.ts";
import { combinations, recoveries, type Combination } from "../support/combinations.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import type { Cell } from "../support/matrix.ts";
import { enrol, newMember, type Member } from "../support/members.ts";
import { lastSecretTo } from "../support/outbox.ts";
import {
  arrived,
  expect,
  expectAccessible,
  expectLanguage,
  expectNoSidewaysScroll,
  openRoute,
  test,
  reload,
} from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

const SECOND = "Salamat-22";
const THIRD = "Maligaya-333";

for (const combination of combinations) {
  const { cell, register: way, signIn, width, scheme } = combination;
  const changes = changesPassword(combination) ? ", changes its password with and without the old one" : "";
  test.describe(`an account of ${cell.name}, ${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });

    test(`registers by ${way}${changes}, signs out, and signs in by ${signIn} @account-2.5-02 @account-4-15 @account-2.8-02`, async ({
      page,
    }) => {
      const member = newMember();
      const username = await register(page, cell, way, member);
      await expectLanguage(page, cell);
      const password = changes ? await changeTwice(page, cell) : member.password;
      await signOut(page, cell);

      await signInBy(page, cell, signIn, { ...member, username, password });
      await expectSession(page, cell, username);
      await goWithin(page, cell, "changePassword");
      await expect(fieldOf(page, cell, "changePassword.account")).toHaveValue(username);
      // The page keeps the password of this session; signing in with an SMS code leaves none.
      await expect(fieldOf(page, cell, "changePassword.oldPassword")).toHaveCount(signIn === "sms" ? 1 : 0);
    });
  });
}

for (const { cell, recover, width, scheme } of recoveries) {
  test.describe(`a forgotten password of ${cell.name}, ${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });

    test(`is recovered by ${recover} @account-2.7-04 @account-2.7-06`, async ({ page, watch }) => {
      const member = newMember();
      await enrol(cell, member);
      if (recover === "email") await recoverByEmail(page, cell, member);
      else {
        watch.expected.push(/status of 4\d\d/);
        await recoverByPhone(page, cell, member);
      }
      await expectSession(page, cell, member.username);
    });
  });
}

/** One account of each brand, of those that sign in with the password. */
function changesPassword({ brand, register: way, signIn }: Combination): boolean {
  const first = combinations.find((other) => other.brand === brand && other.signIn !== "sms");
  return first?.register === way && first.signIn === signIn;
}

/**
 * Changes the password of a member who has just typed it, and, once a new page has forgotten it, with the old one.
 * Returns the new one.
 */
async function changeTwice(page: Page, cell: Cell): Promise<string> {
  const old = fieldOf(page, cell, "changePassword.oldPassword");
  await goWithin(page, cell, "changePassword");
  await expect(old).toHaveCount(0);
  await changePassword(page, cell, SECOND);
  await goWithin(page, cell, "changePassword");
  await expect(old, "the page knows the new one").toHaveCount(0);

  await reload(page);
  await expect(old).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fieldOf(page, cell, "changePassword.newPassword").fill(THIRD);
  await expect(
    formOf(page)
      .getByRole("status")
      .filter({ hasText: cell.text("form.strength") }),
  ).toBeVisible();
  await expectNothingMoved(page);
  await changePassword(page, cell, THIRD, SECOND);
  await goWithin(page, cell, "changePassword");
  await expect(old, "the page knows the one that was typed").toHaveCount(0);
  return THIRD;
}

async function expectSession(page: Page, cell: Cell, username: string): Promise<void> {
  expect(await storedSession(page)).toMatchObject({
    userName: username,
    type: 0,
    merchantCode: cell.brand.brand.merchant.code,
  });
}

async function signInBy(page: Page, cell: Cell, way: Combination["signIn"], member: Member): Promise<void> {
  if (way === "sms") await signInBySms(page, cell, member);
  else await signInWithPassword(page, cell, way === "number" ? member.mobile : member.username, member.password);
}

/** The mail contains a password for one session, which leads to setting a new one without the old one. */
async function recoverByEmail(page: Page, cell: Cell, member: Member): Promise<void> {
  await openRoute(page, cell, "forget");
  if ((await page.getByRole("tab").count()) > 0) await openTab(page, cell, "forget.byEmail");
  await fieldOf(page, cell, "login.username").fill(` ${member.username} `);
  await fieldOf(page, cell, "register.email").fill(` ${member.email} `);
  await expectNoSidewaysScroll(page);
  await buttonOf(page, cell, "forget.submitEmail").click();
  await expectToast(page, cell.text("in_been_out"));
  await arrived(page, "home");
  await submitPassword(page, cell, member.username, await lastSecretTo(cell, member.email));
  await arrived(page, "changePassword");
  await expectToast(page, cell.text("message.temporaryPassword"));
  await changePassword(page, cell, SECOND);
}

/** Only what is refused is cleared (account §4); correct input signs in automatically. */
async function recoverByPhone(page: Page, cell: Cell, member: Member): Promise<void> {
  await openRoute(page, cell, "forget");
  const [code, password] = [fieldOf(page, cell, "login.code"), fieldOf(page, cell, "forget.newPassword")];
  await fieldOf(page, cell, "login.mobile").fill(member.mobile);
  const sent = await codeFor(page, cell, member);
  await code.fill(sent === "000000" ? "000001" : "000000");
  await password.fill(member.password);
  const send = buttonOf(page, cell, "forget.submitPhone");
  await send.click();
  await expect(code).toHaveValue("");
  await expect(password).toHaveValue(member.password);
  await expect(page.locator("main")).toContainText(cell.text("error.code.wrong"));
  await code.fill(sent);
  await send.click();
  await expect(password).toHaveValue("");
  await expect(code).toHaveValue(sent);
  await expect(page.locator("main")).toContainText(cell.text("error.modify.new.old.same"));
  await expectNoSidewaysScroll(page);
  await password.fill(SECOND);
  await send.click();
  await arrived(page, "home");
}

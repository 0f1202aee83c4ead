import type { Page } from "@playwright/test";
import {
  buttonOf,
  captchaOf,
  codeFor,
  errorOf,
  fieldOf,
  fillRegistration,
  formOf,
  openTab,
  reveal,
  sendRegistration,
  storedSession,
} from "../support/account-forms.ts";
import { brandCells, type Cell } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

const WAYS = ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3"];
/** A brand with every way to register that requires a code; what is invalid does not depend on the brand. */
const chosen = brandCells.filter(({ brand }) => WAYS.every((flag) => brand.brand.flags[flag])).slice(0, 1);
/** How long a code is valid and the next one cannot be requested. */
const COUNTDOWN = 120_000;

const submit = (page: Page, cell: Cell) => buttonOf(page, cell, "register.submit");
const registrations = (route: string) => route.endsWith("/api/account/register");

for (const cell of chosen) {
  test.describe(`bad input on ${cell.name}`, () => {
    test("a wrong code shows an error under its field and clears only that field; five attempts use the code up, and a new one registers", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/status of 400/);
      await page.clock.install();
      const member = newMember();
      await openRegistration(page, cell, "mobileNum");
      await fillRegistration(page, cell, member);
      const code = fieldOf(page, cell, "login.code");
      const wrong = (await code.inputValue()) === "000000" ? "000001" : "000000";
      for (const expected of [...Array.from({ length: 5 }, () => "error.code.wrong"), "error.code.spent"]) {
        await code.fill(wrong);
        await sendRegistration(page, cell);
        await expect(code).toHaveValue("");
        await expect.poll(() => errorOf(code)).toBe(cell.text(expected));
        await expect(code).toBeFocused();
        await expectTyped(page, cell, {
          "login.mobile": member.mobile,
          "register.password": member.password,
          "register.email": member.email,
        });
      }
      await page.clock.fastForward(COUNTDOWN);
      await code.fill(await codeFor(page, cell, member));
      await sendRegistration(page, cell);
      await arrived(page, "home");
    });

    test("a code for another number is wrong", async ({ page, watch }) => {
      watch.expected.push(/status of 400/);
      const [one, other] = [newMember(), newMember()];
      await openRegistration(page, cell, "mobileNum");
      await fillRegistration(page, cell, one);
      const code = fieldOf(page, cell, "login.code");
      const typed = await code.inputValue();
      await fieldOf(page, cell, "login.mobile").fill(other.mobile);
      await code.fill(typed);
      await sendRegistration(page, cell);
      await expect.poll(() => errorOf(code)).toBe(cell.text("error.code.wrong"));
      await expectTyped(page, cell, { "login.mobile": other.mobile, "register.password": one.password });
      expect(await storedSession(page)).toBeNull();
    });

    test("a captcha appears after failures and is single-use", async ({ page, watch }) => {
      watch.expected.push(/status of 40[01]/);
      const member = newMember();
      await enrol(cell, member);
      await openRoute(page, cell, "login");
      await fieldOf(page, cell, "login.username").fill(member.username);
      const [password, captcha] = [fieldOf(page, cell, "login.password"), fieldOf(page, cell, "login.captcha")];
      const attempt = async (typed: string) => {
        await password.fill(typed);
        await buttonOf(page, cell, "login.submit").click();
      };
      for (let tries = 1; tries <= 3; tries++) {
        await expect(captcha).toHaveCount(0);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.url().endsWith("/login")),
          attempt("not-the-password-1"),
        ]);
        expect(answer.status()).toBe(401);
      }
      await expect(captcha).toBeVisible();
      const used = await captchaOf(page, cell);
      await captcha.fill(used);
      await attempt("not-the-password-1");
      await expect(captcha).toHaveValue("");
      await captcha.fill(used);
      await attempt(member.password);
      await expect.poll(() => errorOf(captcha)).toBe(cell.text("error.captcha.wrong"));
      await expectTyped(page, cell, { "login.username": member.username, "login.password": member.password });
      await captcha.fill(await captchaOf(page, cell));
      await attempt(member.password);
      await arrived(page, "home");
    });

    test("a taken name shows an error under its field, and another one registers with the rest as typed", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/status of 4\d\d/);
      const member = newMember();
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, { ...member, username: "maria" });
      await sendRegistration(page, cell);
      const username = fieldOf(page, cell, "register.username");
      await expect.poll(() => errorOf(username)).toBe(cell.text("error.name.taken"));
      await expect(username).toBeFocused();
      await expectTyped(page, cell, {
        "register.username": "maria",
        "register.password": member.password,
        "register.email": member.email,
        "login.mobile": member.mobile,
      });
      await username.fill(member.username);
      await sendRegistration(page, cell);
      await arrived(page, "home");
    });

    test("two taps register once", async ({ page }) => {
      const member = newMember();
      let sent = 0;
      page.on("request", (request) => {
        if (registrations(new URL(request.url()).pathname)) sent++;
      });
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, member);
      await submit(page, cell).dblclick();
      await arrived(page, "home");
      expect(sent).toBe(1);
    });

    test("a lost answer to a successful registration is reported; typed and sent again after a reload it opens that account and creates no second one", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/ERR_CONNECTION_RESET/);
      const member = newMember();
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, member);
      const lost = await loseResponses(page, "*/api/account/register");
      await sendRegistration(page, cell);
      await expect(page.locator("main form:visible").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
      await expectTyped(page, cell, {
        "register.username": member.username,
        "register.password": member.password,
        "register.email": member.email,
      });
      expect(await lost.end()).toContain(200);
      // The next page of the tab sends the key of this one: without it the name would be taken.
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, member);
      await sendRegistration(page, cell);
      await arrived(page, "home");
      expect(await storedSession(page)).toMatchObject({ userName: member.username });
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("key.")))).toEqual(
        [],
      );
    });

    test("an unknown invitation code shows an error, from the address or typed, and nothing is registered", async ({
      page,
    }) => {
      const member = newMember();
      await openRegistration(page, cell, "username", "?affiliateCode=WALA404");
      const invitation = fieldOf(page, cell, "register.affiliateCode");
      await expect(invitation).toHaveValue("WALA404");
      await fillRegistration(page, cell, member);
      await sendRegistration(page, cell);
      await expectToast(page, cell.text("invitation_code_error"));
      await expect(invitation).toBeFocused();
      expect(await storedSession(page)).toBeNull();
      await invitation.fill("");
      await sendRegistration(page, cell);
      await arrived(page, "home");
    });

    test("10 KB, emoji and right-to-left text in any field stay as typed, show their error in place, and register nobody", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/status of 4\d\d/);
      const member = newMember();
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, member);
      for (const [label, valid] of [
        ["register.username", member.username],
        ["register.email", member.email],
        ["register.affiliateCode", ""],
      ] as const) {
        const field = fieldOf(page, cell, label);
        for (const typed of ["mahaba".repeat(1707), "🎰🎲👨‍👩‍👧🎰🎲👨‍👩‍👧", "\u202Eمرحبا بالعالم"]) {
          await reveal(page, cell, field);
          await field.fill(typed);
          await formOf(page).locator("button[type=submit]").click();
          await expect.poll(() => errorOf(field), typed.slice(0, 20)).toMatch(/\S/);
          await expect(field).toHaveValue(typed);
          await field.fill(valid);
        }
      }
      await arrived(page, "register");
      expect(await storedSession(page)).toBeNull();
    });
  });
}

async function openRegistration(page: Page, cell: Cell, way: "username" | "mobileNum", query = ""): Promise<void> {
  await openRoute(page, cell, "register", query);
  await openTab(page, cell, way === "username" ? "register.byUsername" : "register.byMobile");
}

/** The fields still contain what was typed, by the text keys of their labels. */
async function expectTyped(page: Page, cell: Cell, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(fieldOf(page, cell, label)).toHaveValue(value);
}

/** Loses the platform's answers to a call after it was executed. `end` returns the status of each lost answer. */
async function loseResponses(page: Page, urlPattern: string): Promise<{ end(): Promise<number[]> }> {
  const lost: number[] = [];
  const client = await page.context().newCDPSession(page);
  client.on("Fetch.requestPaused", ({ requestId, responseStatusCode }) => {
    if (responseStatusCode !== undefined) lost.push(responseStatusCode);
    void client.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
  });
  await client.send("Fetch.enable", { patterns: [{ urlPattern, requestStage: "Response" }] });
  return {
    async end() {
      await client.send("Fetch.disable");
      return lost;
    },
  };
}

import type { Page } from "@playwright/test";
import {
  arrived,
  buttonOf,
  captchaOf,
  codeFor,
  errorOf,
  fieldOf,
  fillRegistration,
  openTab,
  storedSession,
} from "../support/account-forms.ts";
import { brandCells, type Cell } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

const WAYS = ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3"];
/** A brand with every way to register that asks for a code: no brand makes a difference to what is wrong. */
const chosen = brandCells.filter(({ brand }) => WAYS.every((flag) => brand.brand.flags[flag])).slice(0, 1);
/** As long as a code is good, and the next one may not be asked for. */
const COUNTDOWN = 120_000;

const submit = (page: Page, cell: Cell) => buttonOf(page, cell, "register.submit");
const registrations = (route: string) => route.endsWith("/api/account/register");

for (const cell of chosen) {
  test.describe(`bad input on ${cell.name}`, () => {
    test("a wrong code is told under its field and only that is emptied; five tries spend it, and a new one registers", async ({
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
        await submit(page, cell).click();
        await expect(code).toHaveValue("");
        await expect.poll(() => errorOf(code)).toBe(cell.text(expected));
        await expect(code).toBeFocused();
        await expectKept(page, cell, {
          "login.mobile": member.mobile,
          "register.password": member.password,
          "register.email": member.email,
        });
      }
      await page.clock.fastForward(COUNTDOWN);
      await code.fill(await codeFor(page, cell, member));
      await submit(page, cell).click();
      await arrived(page, "home");
    });

    test("the code of another number is wrong", async ({ page, watch }) => {
      watch.expected.push(/status of 400/);
      const [one, other] = [newMember(), newMember()];
      await openRegistration(page, cell, "mobileNum");
      await fillRegistration(page, cell, one);
      const code = fieldOf(page, cell, "login.code");
      const typed = await code.inputValue();
      await fieldOf(page, cell, "login.mobile").fill(other.mobile);
      await code.fill(typed);
      await submit(page, cell).click();
      await expect.poll(() => errorOf(code)).toBe(cell.text("error.code.wrong"));
      await expectKept(page, cell, { "login.mobile": other.mobile, "register.password": one.password });
      expect(await storedSession(page)).toBeNull();
    });

    test("a captcha appears after failures and is good once", async ({ page, watch }) => {
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
      await expectKept(page, cell, { "login.username": member.username, "login.password": member.password });
      await captcha.fill(await captchaOf(page, cell));
      await attempt(member.password);
      await arrived(page, "home");
    });

    test("a name that is taken is told under it, and another one registers with all that was typed", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/status of 4\d\d/);
      const member = newMember();
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, { ...member, username: "maria" });
      await submit(page, cell).click();
      const username = fieldOf(page, cell, "register.username");
      await expect.poll(() => errorOf(username)).toBe(cell.text("error.name.taken"));
      await expect(username).toBeFocused();
      await expectKept(page, cell, {
        "register.username": "maria",
        "register.password": member.password,
        "register.email": member.email,
        "login.mobile": member.mobile,
      });
      await username.fill(member.username);
      await submit(page, cell).click();
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

    test("an answer that is lost after the registration was made is told; sending it again opens that account and makes no second one", async ({
      page,
      watch,
    }) => {
      watch.expected.push(/ERR_CONNECTION_RESET/);
      const member = newMember();
      await openRegistration(page, cell, "username");
      await fillRegistration(page, cell, member);
      const lost = await loseAnswers(page, "*/api/account/register");
      await submit(page, cell).click();
      await expect(page.locator("main form:visible").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
      await expectKept(page, cell, {
        "register.username": member.username,
        "register.password": member.password,
        "register.email": member.email,
      });
      expect(await lost.end()).toContain(200);
      await submit(page, cell).click();
      await arrived(page, "home");
      expect(await storedSession(page)).toMatchObject({ userName: member.username });
    });

    test("an invitation code that does not exist is told, from the address and typed, and nothing is registered", async ({
      page,
    }) => {
      const member = newMember();
      await openRegistration(page, cell, "username", "?affiliateCode=WALA404");
      const invitation = fieldOf(page, cell, "register.affiliateCode");
      await expect(invitation).toHaveValue("WALA404");
      await fillRegistration(page, cell, member);
      await submit(page, cell).click();
      await expectToast(page, cell.text("invitation_code_error"));
      await expect(invitation).toBeFocused();
      expect(await storedSession(page)).toBeNull();
      await invitation.fill("");
      await submit(page, cell).click();
      await arrived(page, "home");
    });

    for (const [what, typed] of [
      ["10 KB", "mahaba".repeat(1707)],
      ["emoji", "🎰🎲👨‍👩‍👧🎰🎲👨‍👩‍👧"],
      ["right-to-left text", "\u202Eمرحبا بالعالم"],
    ] as const) {
      test(`${what} in any field stays as it was typed, has its message in place, and registers nobody`, async ({
        page,
        watch,
      }) => {
        watch.expected.push(/status of 4\d\d/);
        const member = newMember();
        await openRegistration(page, cell, "username");
        await fillRegistration(page, cell, member);
        for (const [label, sound] of [
          ["register.username", member.username],
          ["register.email", member.email],
          ["register.affiliateCode", ""],
        ] as const) {
          const field = fieldOf(page, cell, label);
          await field.fill(typed);
          await submit(page, cell).click();
          await expect.poll(() => errorOf(field)).toMatch(/\S/);
          await expect(field).toHaveValue(typed);
          await field.fill(sound);
        }
        await expect(page.locator("main")).toHaveAttribute("data-route", "register");
        expect(await storedSession(page)).toBeNull();
      });
    }
  });
}

async function openRegistration(page: Page, cell: Cell, way: "username" | "mobileNum", query = ""): Promise<void> {
  await openRoute(page, cell, "register", query);
  await openTab(page, cell, way === "username" ? "register.byUsername" : "register.byMobile");
}

/** What was typed is still there, by the text keys of the fields' labels. */
async function expectKept(page: Page, cell: Cell, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(fieldOf(page, cell, label)).toHaveValue(value);
}

/**
 * Loses what a platform answers to a call, after it was made. `end` answers the status of each answer that was lost.
 */
async function loseAnswers(page: Page, urlPattern: string): Promise<{ end(): Promise<number[]> }> {
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

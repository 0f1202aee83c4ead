import { buttonOf, fieldOf, register, signInWithPassword } from "../support/account-forms.ts";
import { brandCells } from "../support/matrix.ts";
import { newMember } from "../support/members.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { valueOf } from "../support/platform-call.ts";
import { expectToast } from "../support/toasts.ts";

/** Milliseconds. */
const HOUR = 3_600_000;

for (const cell of brandCells.filter(({ brand }) => brand.brand.flags["MOBILENUMREG3"]).slice(0, 1)) {
  test.describe(`odd phones on ${cell.name}`, () => {
    for (const [what, ahead] of [
      ["fast", HOUR],
      ["slow", -HOUR],
    ] as const) {
      test(`a phone whose clock is an hour ${what} registers and signs in like any other`, async ({ page }) => {
        await page.clock.install({ time: Date.now() + ahead });
        const member = newMember();
        await register(page, cell, "mobileNum", member);
        await signInWithPassword(page, cell, member.mobile, member.password);
        await openRoute(page, cell, "settings");
        await expect(page.locator("main")).toContainText(cell.text("session.current"));
      });
    }

    for (const [what, forbid] of [
      ["forbidden", forbidStorage],
      ["full", fillStorage],
    ] as const) {
      test(`where storage is ${what}, signing in works, and the visitor sees how long it lasts`, async ({ page }) => {
        await page.addInitScript(forbid);
        await openRoute(page, cell, "login");
        await fieldOf(page, cell, "login.username").fill("maria");
        await fieldOf(page, cell, "login.password").fill("Livery-2026");
        await page.getByRole("checkbox", { name: cell.text("login.remember") }).check();
        await buttonOf(page, cell, "login.submit").click();
        await arrived(page, "home");
        await expectToast(page, cell.text("state.storageFailure.session"));
        await expect(page.locator("[data-balance]").first()).toContainText("25,480.75");
      });
    }
  });
}

for (const cell of brandCells.filter(({ brand }) => spotlights(brand.brand)).slice(0, 1)) {
  for (const [what, ahead] of [
    ["ten minutes slow", -HOUR / 6],
    ["a day fast", 24 * HOUR],
  ] as const) {
    test(`on a phone that is ${what}, draws of ${cell.name} close when they do at the platform`, async ({ page }) => {
      await page.addInitScript(shiftClock, ahead);
      // Nobody tells it the time but the document.
      await page.route("**/api/**", () => undefined);
      await openRoute(page, cell, "home");
      const shown = () => page.locator("main [role=timer]").allTextContents();
      const drawn = await shown();
      await expect.poll(shown).not.toEqual(drawn);
      const draws = await valueOf(cell, "lotteryList", { language: cell.language.code }, "10.77.0.9");
      const left = draws.flatMap(({ remainTime, lotteryTime, lockTime }) => [
        remainTime - lotteryTime / 2,
        remainTime - lockTime,
      ]);
      const running = (await shown()).filter((text) => /\d/.test(text));
      expect(running).not.toEqual([]);
      // One that is about to close may be another at the platform by now.
      const isRight = (text: string) =>
        secondsOf(text) < 10 || left.some((seconds) => Math.abs(seconds - secondsOf(text)) < 5);
      expect(
        running.filter((text) => !isRight(text)),
        `beside ${left.join()}`,
      ).toEqual([]);
    });
  }
}

/** The seconds of what a countdown says. */
function secondsOf(text: string): number {
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Whether a brand's home counts down to a draw. */
function spotlights({ screens, routes, places }: CompiledBrand["brand"]): boolean {
  return JSON.stringify(screens[routes[places.home]?.screen ?? ""]).includes('"draw-spotlight"');
}

/** The page's clock is off, as that of a phone is; what it measures durations by is not. */
function shiftClock(ahead: number): void {
  const Now = Date;
  globalThis.Date = class extends Now {
    static override now = () => Now.now() + ahead;
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Now.now() + ahead] : given) as [number]));
    }
  } as DateConstructor;
}

/** Like a browser that blocks site data: accessing a storage throws. */
function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

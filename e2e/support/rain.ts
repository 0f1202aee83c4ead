import type { Page } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import { redRain } from "../../sandbox/catalogue/red-rain.ts";
import type { Cell } from "./matrix.ts";
import { enrol, newMember } from "./members.ts";
import { callPlatform, valueAs } from "./platform-call.ts";
import { setPlatformState } from "./sandbox.ts";
import { expect, expectAccessible, expectFitsPhones, openRoute } from "./site-test.ts";
import { keepInTab } from "./tab-session.ts";

/** Has one round begin in so many seconds, and opens its page as a new member. */
export async function openRain(page: Page, cell: Cell, seconds: number) {
  const session = await enrol(cell, newMember());
  await keepInTab(page, cell, session);
  const startsAt = new Date(Date.now() + seconds * 1000).toISOString();
  await setPlatformState(cell.brand.brand.merchant.code, { rain: { times: [], starts: [startsAt] } });
  await openRoute(page, cell, "redRain");
  return { round: startsAt, session };
}
export const join = (page: Page, cell: Cell) =>
  page.getByRole("button", { name: cell.text("rain.join"), exact: true }).click();
export const sky = (page: Page) => page.locator("main [data-phase=raining]");
/** How many are caught, while it rains. */
async function caughtOn(page: Page, cell: Cell): Promise<number> {
  const words = cell
    .text("rain.count")
    .replace("{{caught}}", String.raw`(\d+)`)
    .replace("{{catches}}", "6");
  const shown = (await sky(page).allTextContents()).join(" ");
  return Number(required(new RegExp(words).exec(shown)?.[1], "The count of envelopes, while it rains"));
}

/** Taps an envelope as a finger does: where it is now. */
export async function tapOne(page: Page): Promise<void> {
  const place = await page.evaluate(() => {
    for (const button of document.querySelectorAll("main [data-phase=raining] button[aria-label]")) {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Not one that is above the sky, or was caught.
      if (document.elementFromPoint(x, y)?.closest("button") === button) return { x, y };
    }
    return undefined;
  });
  if (place) await page.touchscreen.tap(place.x, place.y);
}

/** Catches envelopes until there are so many. A tap that misses leaves the count as it is. */
export async function catchEnvelopes(page: Page, cell: Cell, most: number): Promise<void> {
  for (let caught = 0; caught < most; caught = await caughtOn(page, cell)) {
    const before = caught;
    await tapOne(page);
    await expect
      .poll(() => caughtOn(page, cell), { timeout: 1500 })
      .toBeGreaterThan(before)
      .catch(() => undefined);
  }
}

/** The amount that is won, as the page shows it. */
export const won = (page: Page, cell: Cell) =>
  page
    .locator("main [role=status]", { hasText: cell.text("rain.won") })
    .locator("p")
    .first();

/** A phone whose clock is off by so many milliseconds, where pages move or do not. */
export interface RainPhone {
  motion: "no-preference" | "reduce";
  off: number;
}

/** Nobody joins a round once its last envelope has fallen. */
export async function expectLateRefused(cell: Cell, round: string): Promise<void> {
  const over = Date.parse(round) + redRain.rains;
  const late = await enrol(cell, newMember());
  await new Promise((resolve) => setTimeout(resolve, Math.max(over - Date.now(), 0)));
  const { status } = await callPlatform(cell, "joinRain", { round }, "10.77.0.5", late.token);
  expect(status).toBe(409);
}

/** What a member had of a round. */
interface Played {
  round: string;
  amount: string;
}

/** A new member joins a round, catches envelopes until the page sends them, and has what they hold at once. */
export async function playRain(page: Page, cell: Cell, { motion, off }: RainPhone): Promise<Played> {
  await page.clock.install({ time: Date.now() + off });
  await page.emulateMedia({ reducedMotion: motion });
  const { session, round } = await openRain(page, cell, 14);
  await expect(page.getByRole("main").getByRole("timer")).toHaveText(/^00:00:\d\d$/);
  await expectAccessible(page);
  await join(page, cell);
  await expect(sky(page).locator("button[aria-label]").first()).toBeVisible();
  await expect(sky(page).locator("[data-still]")).toHaveCount(motion === "reduce" ? 1 : 0);
  await catchEnvelopes(page, cell, 5);
  await tapOne(page);
  await expect(async () => {
    if (await sky(page).isVisible()) await tapOne(page);
    await expect(won(page, cell)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expectAccessible(page);
  await expectFitsPhones(page);
  const amount = (await won(page, cell).textContent()) ?? "";
  // The last list is that of the records.
  await expect(page.locator("main li").last()).toContainText(amount);
  expect((await valueAs(cell, session, "wallet", {})).sumBalance).toBe(amount);
  await page.reload();
  await expect(won(page, cell)).toHaveText(amount);
  return { round, amount };
}

import type { Locator, Page } from "@playwright/test";
import { digits, openFastestLottery } from "../support/games.ts";
import { turnCells, type Cell } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { arrived, expect, test } from "../support/site-test.ts";

/** One player per language of a brand, with all money in one wallet, so that no other test changes the balance. */
const bettorOf = ({ language }: Cell) => (language.code === "EN" ? "liza" : "boyet");

// A bet waits up to a minute for its draw, and its result is shown for a minute: each bet is followed while the next
// ones are placed.
test("a bet of each brand is paid, takes part in its draw, and shows its outcome after the draw @games-7-19", async ({
  context,
  watch,
}) => {
  const followed: Promise<void>[] = [];
  for (const cell of turnCells) {
    const page = await context.newPage();
    await watch.add(page);
    const bet = await test.step(`a bet of ${cell.name}`, () => placeBet(page, cell));
    followed.push(test.step(`the draw of ${cell.name}`, () => followDraw(page, bet)));
  }
  await Promise.all(followed);
});

/** A placed bet: its draw, and the player's balance afterwards, in centavos. */
interface Bet {
  numero: string;
  balance: number;
}

/** Bets on the fastest lottery of a cell. */
async function placeBet(page: Page, cell: Cell): Promise<Bet> {
  await enter(page, cell, bettorOf(cell));
  await openFastestLottery(page, cell);
  const before = await centsOf(page.locator(".balance"));
  const bet = page.locator(".controls .main");
  const placed = page.locator(".bets li").first();
  // Not into a draw that is about to close: a late bet is refused, and the next draw takes a minute.
  await expect.poll(() => secondsOn(page.locator(".closes")), { timeout: 40_000 }).toBeGreaterThan(10);
  await page.locator(".helpers button").first().click();
  await bet.click();
  await expect(placed.locator("span").last()).toHaveText(/·/);
  const numero = (await placed.locator("span").first().textContent()) ?? "";
  expect(numero).toMatch(/^\d{8}-\d{4}$/);
  const balance = before - (await centsOf(placed.locator("span").last()));
  expect(await centsOf(page.locator(".balance"))).toBe(balance);
  return { numero, balance };
}

/** Waits for the draw of a bet, and sees that its prize is paid. */
async function followDraw(page: Page, { numero, balance }: Bet): Promise<void> {
  await expect(page.locator(".result")).toContainText(numero, { timeout: 90_000 });
  const outcome = page.locator(".bets li").filter({ hasText: numero }).first().locator("span").last();
  await expect(outcome).not.toHaveText(/·/);
  // It shows the prize; there is no amount if nothing was won.
  const prize = await centsOf(outcome);
  await expect.poll(() => centsOf(page.locator(".balance"))).toBe(balance + prize);
  await page.locator("a.back").click();
  await arrived(page, "lottery");
}

/** The time on a clock in seconds; undefined if it shows text. */
async function secondsOn(clock: Locator): Promise<number> {
  const parts = /(\d+):(\d+):(\d+)$/.exec((await clock.textContent()) ?? "");
  return parts ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : 0;
}

/** The amount of money shown in an element, in centavos. */
async function centsOf(place: Locator): Promise<number> {
  return Math.round(Number(await digits(place.textContent())) * 100);
}

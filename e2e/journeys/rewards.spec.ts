import type { Page } from "@playwright/test";
import { expectGoodLooks } from "../support/looks.ts";
import { cells, hasMissions, type Cell } from "../support/matrix.ts";
import { enrol, enterAs, newMember } from "../support/members.ts";
import { depositMoney, visit } from "../support/money-forms.ts";
import { valueAs } from "../support/platform-call.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";
import { tabOf } from "../support/tabs.ts";
import { expectToast } from "../support/toasts.ts";
import { tap } from "../support/tap.ts";

/** What the platform calls the gift for new members, the mission for a deposit, and the promotion that adds half. */
const NAMES = {
  gift: { EN: "A gift to begin with", TY: "Regalong pambungad" },
  mission: { EN: "Fresh money", TY: "Bagong pondo" },
  offer: { EN: "Half on top", TY: "Dagdag na kalahati" },
} as const;
const nameOf = (what: keyof typeof NAMES, code: string) => NAMES[what][code === "TY" ? "TY" : "EN"];
const card = (page: Page, name: string) => page.locator("main :is(li, tr)", { hasText: name });

/** What the footer counts, and what the reward center lets claim. */
async function claimable(page: Page, cell: Cell) {
  const [counted = "0"] = await tabOf(page, cell, "members").locator(".numbers").allTextContents();
  const buttons = page.getByRole("main").getByRole("button", { name: cell.text("rewards.claim") });
  return { counted: Number(counted), listed: await buttons.count() };
}

/** Takes a reward by two taps: it leaves the list, and the footer counts one less. Returns what came into the wallet. */
async function claimTwice(page: Page, cell: Cell, session: { token: string }, name: string): Promise<number> {
  const balance = async () => Number((await valueAs(cell, session, "wallet", {})).sumBalance);
  const before = await balance();
  const { listed } = await claimable(page, cell);
  await expect.poll(() => claimable(page, cell)).toEqual({ counted: listed, listed });
  await card(page, name)
    .getByRole("button", { name: cell.text("rewards.claim") })
    .dblclick();
  await expectToast(page, cell.text("rewards.claimed"));
  await expect(card(page, name)).toHaveCount(0);
  await expect.poll(() => claimable(page, cell)).toEqual({ counted: listed - 1, listed: listed - 1 });
  return (await balance()) - before;
}

/** The entries of the account's record with an amount. */
async function booked(page: Page, cell: Cell, amount: string) {
  await visit(page, cell, "transactionRecord");
  return page.locator("main :is(li, tr)", { hasText: `+${amount}` });
}

for (const cell of cells) {
  test(`on ${cell.name} one tap claims a gift and a second one does nothing: the footer counts one less, it is over, and it is once in the wallet and in the record @games-2-04 @games-9-40 @reward-01`, async ({
    page,
  }) => {
    const gift = nameOf("gift", cell.language.code);
    const session = await enrol(cell, newMember());
    await keepInTab(page, cell, session);
    await openRoute(page, cell, "rewardCenter");
    await expect(card(page, gift)).toContainText("18.00");
    await expectGoodLooks(page, cell);
    expect(await claimTwice(page, cell, session, gift)).toBe(18);
    await visit(page, cell, "rewardCenter", "?group=over");
    await expect(card(page, gift)).toContainText(cell.text("reward.status.claimed"));
    await expect(await booked(page, cell, "18.00")).toHaveCount(1);
  });
}

for (const cell of cells.filter(hasMissions)) {
  test(`on ${cell.name} a mission is fulfilled by a deposit and claimed by one tap: it is over, once in the record, and in the ranking @account-1-07 @account-2.1-28 @games-2-23 @reward-04`, async ({
    page,
  }) => {
    const mission = nameOf("mission", cell.language.code);
    const session = await enrol(cell, newMember());
    await keepInTab(page, cell, session);
    await depositMoney(page, cell, "500.00");
    await visit(page, cell, "rewardCenter");
    await expect(card(page, mission)).toContainText("8.00");
    expect(await claimTwice(page, cell, session, mission)).toBe(8);
    await expect(await booked(page, cell, "8.00")).toHaveCount(1);
    await visit(page, cell, "leaderBoard");
    await expect(card(page, mission)).toContainText(cell.text("reward.status.claimed"));
    await expect(page.locator("main")).toContainText(cell.text("missions.you"));
    await expectGoodLooks(page, cell);
  });
}

for (const cell of cells.filter((one) => !hasMissions(one))) {
  test(`${cell.name} has no missions: no page leads to them, none is offered after a deposit, and their address leads home @games-2-23 @reward-04`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await depositMoney(page, cell, "500.00");
    for (const route of ["rewardCenter", "memberHome"]) {
      await visit(page, cell, route);
      await expect(page.locator(`main a[href="${cell.path("benefits")}"]`).first()).toBeVisible();
      await expect(page.locator(`a[href="${cell.path("leaderBoard")}"]`)).toHaveCount(0);
      await expect(card(page, nameOf("mission", cell.language.code))).toHaveCount(0);
    }
    await page.goto(`${cell.origin}${cell.path("leaderBoard")}`);
    await arrived(page, "home");
  });
}

/** What the banner of the promotion for a deposit says. */
const BANNER = { EN: "Half on top", TY: "Dagdag na kalahati" } as const;

for (const cell of cells) {
  test(`on ${cell.name} a banner of a promotion leads a member to the reward center @games-2-04`, async ({ page }) => {
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "home");
    const picture = page
      .getByRole("main")
      .getByAltText(BANNER[cell.language.code === "TY" ? "TY" : "EN"])
      .first();
    // The carousel moves: a slide that is aside cannot be touched, only followed.
    await picture.evaluate((image) => image.closest("a")?.click());
    await arrived(page, "rewardCenter");
  });
}

for (const cell of cells) {
  test(`on ${cell.name} a reward for a deposit leads to the form with the promotion chosen`, async ({ page }) => {
    const offer = nameOf("offer", cell.language.code);
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "rewardCenter");
    await tap(card(page, offer), "link", cell.text("rewards.deposit"));
    await arrived(page, "deposit");
    await expect(page.locator('input[name="offer"]:checked')).toHaveValue("welcome");
  });
}

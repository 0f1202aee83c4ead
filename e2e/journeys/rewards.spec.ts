import type { Page } from "@playwright/test";
import { cells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { depositMoney, visit } from "../support/money-forms.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";
import { tabOf } from "../support/tabs.ts";
import { expectToast } from "../support/toasts.ts";

/** What the platform calls the mission for a deposit, and the promotion that adds half. */
const NAMES = {
  mission: { EN: "Fresh money", TY: "Bagong pondo" },
  offer: { EN: "Half on top", TY: "Dagdag na kalahati" },
} as const;
const nameOf = (what: keyof typeof NAMES, code: string) => NAMES[what][code === "TY" ? "TY" : "EN"];
const card = (page: Page, name: string) => page.locator("main li", { hasText: name });

/** What the footer counts, and what the reward center lets claim. */
async function claimable(page: Page, cell: Cell) {
  const [counted = "0"] = await tabOf(page, cell, "members").locator(".numbers").allTextContents();
  const buttons = page.getByRole("main").getByRole("button", { name: cell.text("rewards.claim") });
  return { counted: Number(counted), listed: await buttons.count() };
}

for (const cell of cells) {
  test(`on ${cell.name} a mission is fulfilled by a deposit and claimed by one tap: the footer counts one less, it is over, in the wallet and in the ranking @account-1-07 @account-2.1-28 @games-2-04 @games-2-23 @games-9-40`, async ({
    page,
  }) => {
    const { code } = cell.language;
    const mission = nameOf("mission", code);
    await enterAs(page, cell, newMember());
    await depositMoney(page, cell, "500.00");
    await visit(page, cell, "rewardCenter");
    await expect(card(page, mission)).toContainText("8.00");
    const { listed } = await claimable(page, cell);
    await expect.poll(() => claimable(page, cell)).toEqual({ counted: listed, listed });
    await expectAccessible(page);
    await card(page, mission)
      .getByRole("button", { name: cell.text("rewards.claim") })
      .click();
    await expectToast(page, cell.text("rewards.claimed"));
    await expect(card(page, mission)).toHaveCount(0);
    await expect.poll(() => claimable(page, cell)).toEqual({ counted: listed - 1, listed: listed - 1 });
    await page.getByRole("radio", { name: cell.text("rewards.over") }).check({ force: true });
    await expect(card(page, mission)).toContainText(cell.text("reward.status.claimed"));
    await visit(page, cell, "transactionRecord");
    await expect(page.locator("main")).toContainText("8.00");
    await visit(page, cell, "leaderBoard");
    await expect(card(page, mission)).toContainText(cell.text("reward.status.claimed"));
    await expect(page.locator("main")).toContainText(cell.text("missions.you"));
    await expectAccessible(page);
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
    await card(page, offer)
      .getByRole("link", { name: cell.text("rewards.deposit") })
      .click();
    await arrived(page, "deposit");
    await expect(page.locator('input[name="offer"]:checked')).toHaveValue("welcome");
  });
}

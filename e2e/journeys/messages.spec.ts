import { wordsIn } from "#gateway/languages.ts";
import { welcomeMessage } from "../../sandbox/catalogue/inbox.ts";
import { sampleLanguages } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";

for (const cell of sampleLanguages(0)) {
  test(`opening a message of ${cell.name} marks it as read, and the red dot disappears @account-1-05 @games-2-25`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "home");
    await page.getByRole("link", { name: `${cell.text("header.messages")}. ${cell.text("header.unread")}` }).click();
    await arrived(page, "messages");
    const title = wordsIn(welcomeMessage, cell.language.code).title.replace("{merchant}", cell.brand.brand.name);
    const message = page.getByRole("button", { name: title });
    await expect(message).toContainText(cell.text("inbox.unread"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await message.click();
    await expect(page.locator("main p").first()).toBeVisible();
    await expect(message).not.toContainText(cell.text("inbox.unread"));
    await page.getByRole("button", { name: cell.text("header.back") }).click();
    await expect(page.getByRole("link", { name: cell.text("header.messages"), exact: true })).toBeVisible();
    await openRoute(page, cell, "message");
    await expect(page.getByRole("button", { name: title })).not.toContainText(cell.text("inbox.unread"));
  });
}

import type { Page } from "@playwright/test";
import { wordsIn } from "#gateway/languages.ts";
import { welcomeMessage } from "../../sandbox/catalogue/inbox.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { enterAs, enrol, newMember } from "../support/members.ts";
import { writeTo } from "../support/merchant-desk.ts";
import { valueAs } from "../support/platform-call.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";

/** The messages that are listed. */
const listed = (page: Page) => page.locator("main [data-record-list] [aria-expanded]");

for (const cell of cells) {
  test(`opening a message of ${cell.name} marks it as read, and the red dot disappears @account-1-05 @games-2-25`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "home");
    await page.getByRole("link", { name: `${cell.text("header.messages")}. ${cell.text("header.unread")}` }).click();
    await arrived(page, "messages");
    const title = wordsIn(welcomeMessage, cell.language.code).title.replace("{merchant}", cell.brand.brand.name);
    const message = listed(page).filter({ hasText: title });
    await expect(message).toContainText(cell.text("inbox.unread"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await message.click();
    await expect(page.locator("main p").first()).toBeVisible();
    await expect(message).not.toContainText(cell.text("inbox.unread"));
    await page.getByRole("button", { name: cell.text("header.back") }).click();
    await expect(page.getByRole("link", { name: cell.text("header.messages"), exact: true })).toBeVisible();
    await openRoute(page, cell, "message");
    await expect(listed(page).filter({ hasText: title })).not.toContainText(cell.text("inbox.unread"));
  });
}

/** The button of the open message. */
const deleting = (page: Page, cell: Cell) =>
  page.locator("main button").filter({ hasText: new RegExp(`^${cell.text("inbox.delete")}$`) });

for (const cell of cells) {
  test(`a member of ${cell.name} finds what the merchant wrote, marks all as read, and deletes; the dots of this page and of another tab follow, and what is deleted stays so @reward-11`, async ({
    page,
    context,
  }) => {
    const member = newMember();
    const session = await enrol(cell, member);
    await keepInTab(page, cell, session);
    const words = { title: `News ${member.username}`, content: "<p>For you</p>" };
    // Not to everyone: journeys run beside each other, and others count what is unread.
    await writeTo(cell.brand.brand.merchant.code, words, member.username);
    await openRoute(page, cell, "messages");
    const news = listed(page).filter({ hasText: words.title });
    await expect(news).toContainText(cell.text("inbox.unread"));

    const other = await context.newPage();
    await keepInTab(other, cell, session);
    await openRoute(other, cell, "home");
    const icon = (name: string) => other.getByRole("link", { name, exact: true });
    // Pages besides home have the way to the messages in their menu.
    const menu = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(menu(`${cell.text("header.menu")}. ${cell.text("header.unread")}`)).toBeVisible();
    await expect(icon(`${cell.text("header.messages")}. ${cell.text("header.unread")}`)).toBeVisible();
    await page.getByRole("button", { name: cell.text("inbox.readAll"), exact: true }).click();
    await expect(news).not.toContainText(cell.text("inbox.unread"));
    await expect(icon(cell.text("header.messages"))).toBeVisible();
    await expect(menu(cell.text("header.menu"))).toBeVisible();
    await other.close();

    await news.click();
    await expectAccessible(page);
    await deleting(page, cell).click();
    await agree(page, cell);
    await expect(news).toHaveCount(0);
    await page.getByRole("button", { name: cell.text("inbox.deleteRead"), exact: true }).click();
    await agree(page, cell);
    await expect(page.getByText(cell.text("inbox.none"))).toBeVisible();
    await page.reload();
    await expect(page.getByText(cell.text("inbox.none"))).toBeVisible();
  });
}

for (const cell of cells) {
  test(`on ${cell.name} a message that was deleted on another phone while it is open says so, and the page goes on`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/404/);
    const session = await enrol(cell, newMember());
    await keepInTab(page, cell, session);
    await openRoute(page, cell, "messages");
    // Until the platform knows that it is read, this phone can still learn what another one deletes.
    const known = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/messages/read");
    await listed(page).first().click();
    await expect(deleting(page, cell)).toBeVisible();
    await known;
    const { content } = await valueAs(cell, session, "messages", { language: cell.language.code });
    for (const { id } of content) await valueAs(cell, session, "deleteMessage", { id });
    await deleting(page, cell).click();
    await agree(page, cell);
    await expect(page.getByText(cell.text("inbox.gone"))).toBeVisible();
    await expect(page.getByText(cell.text("inbox.none"))).toBeVisible();
  });
}

/** Agrees to the question before messages are deleted. */
async function agree(page: Page, cell: Cell): Promise<void> {
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question.getByRole("button", { name: cell.text("inbox.delete"), exact: true }).click();
}

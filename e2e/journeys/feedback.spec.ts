import type { Page } from "@playwright/test";
import { MB, picture } from "../support/chosen-images.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { answer, close, writtenBy } from "../support/merchant-desk.ts";
import { enterAs, newMember } from "../support/members.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";
import { lostAnswers, lostCalls } from "../support/troubled-call.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const fields = (page: Page, cell: Cell) => ({
  kind: dialog(page).getByLabel(cell.text("feedback.kind")),
  text: dialog(page).locator("textarea"),
  files: dialog(page).getByLabel(cell.text("field.images.add")),
  send: dialog(page).getByRole("button", { name: cell.text("feedback.send"), exact: true }),
});
/** What is listed. */
const entries = (page: Page) => page.locator("main li button");

async function openForm(page: Page, cell: Cell): Promise<void> {
  await page.getByRole("button", { name: cell.text("feedback.write"), exact: true }).click();
  await expect(fields(page, cell).send).toBeEnabled();
}

/** Every brand that takes feedback, in each of its languages. */
const taking = cells.filter(({ brand }) => brand.brand.flags["FEEDBACK3"]);
const refusing = cells.filter(({ brand }) => !brand.brand.flags["FEEDBACK3"]);

for (const cell of taking) {
  test(`a member of ${cell.name} writes with three pictures, a fourth and one that is too large being refused, finds the merchant's answer in the inbox, and writes back @account-7-30 @games-2-26 @reward-10`, async ({
    page,
  }) => {
    const member = newMember();
    await enterAs(page, cell, member);
    await openRoute(page, cell, "feedback");
    await expect(page.getByText(cell.text("feedback.none"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await openForm(page, cell);
    const form = fields(page, cell);
    await form.kind.selectOption("withdrawal");
    await form.text.fill("<b>Where</b> is my withdrawal?\nIt was 500.00");
    const says = (why: string) => dialog(page).getByText(why.replace("{{most}}", "3").replace("{{size}}", "5 MB"));
    await form.files.setInputFiles([await picture("slip.png"), await picture("large.png", 6 * MB)]);
    await expect(says(cell.text("field.images.large"))).toBeVisible();
    for (const name of ["two.jpg", "three.png", "four.jpg"]) await form.files.setInputFiles(await picture(name));
    await expect(says(cell.text("field.images.many"))).toBeVisible();
    await expect(dialog(page).locator("form li img")).toHaveCount(3);
    for (const name of ["slip.png", "two.jpg", "three.png"])
      await expect(dialog(page).getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await form.send.click();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText("<b>Where</b> is my withdrawal?");
    await expect(entries(page)).toContainText(cell.text("feedback.state.waiting"));

    const written = await writtenBy(member.username);
    expect([written.kind, written.messages[0]?.pictures.length]).toEqual(["withdrawal", 3]);
    await answer(written.id, "It arrives <i>today</i>.");
    await openRoute(page, cell, "messages");
    const message = page.locator("main [aria-expanded]").first();
    await message.click();
    await expect(page.locator("main")).toContainText("It arrives <i>today</i>.");

    await openRoute(page, cell, "feedback");
    await expect(entries(page)).toContainText(cell.text("feedback.state.answered"));
    await entries(page).click();
    await expect(dialog(page)).toContainText("It arrives <i>today</i>.");
    await expect(dialog(page)).toContainText(cell.text("feedbackMessage.sender.merchant"));
    await expect(dialog(page).locator('img[src*="/api/sent/"]')).toHaveCount(3);
    await fields(page, cell).text.fill("Thank you");
    await fields(page, cell).send.click();
    await expect(page.getByText(cell.text("feedback.sent"))).toBeVisible();
    await expect(entries(page)).toContainText(cell.text("feedback.state.waiting"));
    await close(written.id);
    await page.reload();
    await expect(entries(page)).toContainText(cell.text("feedback.state.closed"));
    await entries(page).click();
    await expect(dialog(page)).toContainText("Thank you");
    await expect(dialog(page)).toContainText(cell.text("feedback.closedNote"));
    await expect(fields(page, cell).send).toHaveCount(0);
  });
}

for (const cell of refusing) {
  test(`${cell.name} takes no feedback: the address leads home @games-3-42`, async ({ page }) => {
    await enterAs(page, cell, newMember());
    await page.goto(`${cell.origin}${cell.path("feedback")}`);
    await arrived(page, "home");
  });
}

for (const cell of taking) {
  test(`bad feedback on ${cell.name} is refused at its field, nothing is lost, and a lost answer sends it once`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(...lostCalls);
    const member = newMember();
    await enterAs(page, cell, member);
    await openRoute(page, cell, "feedback");
    await openForm(page, cell);
    const form = fields(page, cell);
    await form.send.click();
    await expect(dialog(page).getByText(cell.text("form.required"))).toHaveCount(2);
    await form.kind.selectOption("other");
    const long = `<script>alert(1)</script>${"x".repeat(10_000)}`;
    await form.text.evaluate((area: HTMLTextAreaElement) => area.removeAttribute("maxlength"));
    await form.text.fill(long);
    await form.send.click();
    await expect(dialog(page)).toContainText(cell.text("field.textarea.most").replace("{{most}}", "1000"));
    await expect(form.text).toHaveValue(long);
    await form.files.setInputFiles({
      name: "a.png",
      mimeType: "image/png",
      buffer: Buffer.from("#!/bin/sh\nrm -rf /"),
    });
    await expect(dialog(page).getByText(cell.text("field.images.invalid"))).toBeVisible();
    await form.text.fill("It is short now");
    const lost = await lostAnswers(page, "/api/feedback");
    await form.send.click();
    await expect(dialog(page)).toContainText(cell.text("error.network"));
    await expect(form.text).toHaveValue("It is short now");
    await lost.end();
    await form.send.click();
    await expect(entries(page)).toHaveCount(1);
    await page.reload();
    await expect(entries(page)).toHaveCount(1);
    expect((await writtenBy(member.username)).messages).toHaveLength(1);
  });
}

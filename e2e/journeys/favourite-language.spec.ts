import type { Browser, Page } from "@playwright/test";
import { buttonOf, fieldOf, signInWithPassword } from "../support/account-forms.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { brandCells, cells } from "../support/matrix.ts";
import { enrol, newMember } from "../support/members.ts";
import { visit } from "../support/money-forms.ts";
import { answerWithoutPopups } from "../support/popups.ts";
import { arrived, expectLanguage, hydrated, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

/** A phone on which nobody has chosen a language. */
async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(answerWithoutPopups);
  return context.newPage();
}

for (const cell of cells) {
  const wanted = cells.find(({ brand, language }) => brand === cell.brand && language !== cell.language);
  // A new phone shows the site in the brand's own language.
  const opened = brandCells.find(({ brand }) => brand === cell.brand);
  if (!wanted || !opened) continue;
  test(`the favourite language of a member of ${cell.name} goes with them to a new phone, but not to one where another was chosen @games-7-50`, async ({
    page,
    browser,
  }) => {
    const member = newMember();
    await enrol(cell, member);
    await signInWithPassword(page, cell, member.username, member.password);
    await visit(page, cell, "personalInfo");
    await buttonOf(page, cell, "personalInfo.language").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("radio", { name: wanted.language.name, exact: true }).check({ force: true });
    await expectGoodLooks(page, cell);
    await sheet.locator("button[type=submit]").click();
    await expectToast(page, wanted.text("personalInfo.saved"));
    await expectLanguage(page, wanted);

    const other = await newPhone(browser);
    await other.goto(`${cell.origin}${cell.path("login")}`);
    await hydrated(other);
    await expectLanguage(other, opened);
    await fieldOf(other, opened, "login.username").fill(member.username);
    await fieldOf(other, opened, "login.password").fill(member.password);
    await buttonOf(other, opened, "login.submit").click();
    await arrived(other, "home");
    await expectLanguage(other, wanted);
    await other.reload();
    await expectLanguage(other, wanted);
    await other.context().close();

    const third = await newPhone(browser);
    await signInWithPassword(third, cell, member.username, member.password);
    await expectLanguage(third, cell);
    await third.context().close();
  });
}

import type { Page } from "@playwright/test";
import { codeFor, fieldOf } from "../support/account-forms.ts";
import { turnCells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { sendTo } from "../support/money-forms.ts";
import { lastSecretTo } from "../support/outbox.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";

/** What the security centre says of one thing. */
const stateOf = (page: Page, cell: Cell, name: string) =>
  page
    .locator("main dl > div")
    .filter({ has: page.getByText(cell.text(`securityState.${name}`), { exact: true }) })
    .locator("dd");

/** Goes on from the security centre, as a member does. */
async function goTo(page: Page, cell: Cell, route: string): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: cell.text(`route.${route}`), exact: true })
    .click();
  await arrived(page, route);
  await expectAccessible(page);
}

for (const cell of turnCells) {
  test(`a member of ${cell.name} proves another address and another number, sets a question, and reads each in the security centre`, async ({
    page,
  }) => {
    const later = newMember();
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "securityCenter");
    await expect(stateOf(page, cell, "question")).toHaveText(cell.text("security.none"));

    await goTo(page, cell, "bindEmail");
    await fieldOf(page, cell, "register.email").fill(later.email);
    await sendTo(page, "emailCode");
    await fieldOf(page, cell, "security.mailCode").fill(await lastSecretTo(cell, later.email));
    await sendTo(page, "securityCenter");
    await expect(stateOf(page, cell, "emailProved")).toHaveText(cell.text("security.proved"));

    await goTo(page, cell, "bindMobile");
    await fieldOf(page, cell, "login.mobile").fill(later.mobile);
    await fieldOf(page, cell, "login.code").fill(await codeFor(page, cell, later));
    await sendTo(page, "securityCenter");
    await expect(stateOf(page, cell, "mobile")).toContainText(later.mobile.slice(-3));
    await expect(stateOf(page, cell, "mobileProved")).toHaveText(cell.text("security.proved"));

    await goTo(page, cell, "securityQuestion");
    const question = page.getByRole("radio").first();
    await question.check({ force: true });
    await fieldOf(page, cell, "security.answer").fill("Bantay");
    await sendTo(page, "securityCenter");
    await expect(stateOf(page, cell, "question")).not.toHaveText(cell.text("security.none"));
  });
}

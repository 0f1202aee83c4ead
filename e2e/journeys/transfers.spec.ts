import { buttonOf } from "../support/account-forms.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { turnCells } from "../support/matrix.ts";
import { amountField, confirm, sendButton, visit } from "../support/money-forms.ts";
import { enter, signIn } from "../support/people.ts";
import { arrived, expect, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

for (const cell of turnCells) {
  test(`a member of ${cell.name} transfers money to the upline, after a question, and finds it in the details @games-2-21`, async ({
    page,
  }) => {
    const main = page.locator("main");
    await enter(page, cell, "tito");
    await visit(page, cell, "uplineTransfer");
    await expect(main).toContainText("ra•••");
    await amountField(page).fill("100");
    await buttonOf(page, cell, "form.next").click();
    await expectGoodLooks(page, cell);
    await sendButton(page).click();
    await confirm(page, cell, "transfer.submit");
    await arrived(page, "transferRecords");
    await expect(main).toContainText("ra•••");
    await expect(main).toContainText("100.00");
  });

  test(`a member of ${cell.name} without an upline is sent home from the transfer to it, with a message @games-6-06`, async ({
    page,
  }) => {
    await signIn(page, cell, "ramon");
    await page.goto(`${cell.origin}${cell.path("uplineTransfer")}`);
    await arrived(page, "home");
    await expectToast(page, cell.text("message.noPermission"));
  });
}

import { buttonOf } from "../support/account-forms.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { turnCells } from "../support/matrix.ts";
import { amountField, confirm, sendButton, visitAs } from "../support/money-forms.ts";
import { signIn } from "../support/people.ts";
import { arrived, expect, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

for (const cell of turnCells) {
  test(`a member of ${cell.name} transfers money to the upline, after a question, and finds it in the details @games-2-21`, async ({
    page,
  }) => {
    const main = page.locator("main");
    await visitAs(page, cell, "tito", "uplineTransfer");
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

  test(`maria of ${cell.name} is asked before money goes to her upline @money-12`, async ({ page }) => {
    await visitAs(page, cell, "maria", "uplineTransfer");
    await amountField(page).fill("100");
    await buttonOf(page, cell, "form.next").click();
    await sendButton(page).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText(cell.text("transfer.uplineText"));
    await question.getByRole("button", { name: cell.text("dialog.cancel"), exact: true }).click();
    await expect(question).toHaveCount(0);
  });

  for (const [member, why] of [
    ["juan", "without an upline"],
    ["nena", "of a type that may not transfer"],
  ] as const)
    test(`a member of ${cell.name} ${why} is sent home from the transfer to the upline, with a message @games-6-06 @money-12`, async ({
      page,
    }) => {
      await signIn(page, cell, member);
      await page.goto(`${cell.origin}${cell.path("uplineTransfer")}`);
      await arrived(page, "home");
      await expectToast(page, cell.text("message.noPermission"));
    });
}

import type { Page } from "@playwright/test";
import { buttonOf } from "../support/account-forms.ts";
import { expectStopped, expectTooMuch, limitDay, takeTimeOut } from "../support/deposit-limit.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { confirm, depositMoney, fillTransfer, requestDeposit, settle, visit, sendTo } from "../support/money-forms.ts";
import { expect, test } from "../support/site-test.ts";

const main = (page: Page) => page.locator("main");
const step = (page: Page, kind: string) => main(page).locator(`[data-step="${kind}"]`);

/** Sets a limit of a day, which is the member's from then on. */
async function setLimit(page: Page, cell: Cell): Promise<void> {
  await limitDay(page, cell, "limits.set", "2000");
  await expect(main(page)).toContainText("2,000.00");
  await expectGoodLooks(page, cell);
}

/** Deposits on the provider's page, by a code to scan, which is given up, and by a transfer. */
async function depositInThreeWays(page: Page, cell: Cell): Promise<void> {
  await depositMoney(page, cell, "700.00");
  await expect(main(page)).toContainText("700.00");

  await requestDeposit(page, cell, "qrph", "300.00");
  await expect(step(page, "qr").locator("svg[role=img]")).toBeVisible();
  const saved = page.waitForEvent("download");
  await buttonOf(page, cell, "payment.save").click();
  expect((await saved).suggestedFilename()).toBe("QR Ph 300.00.png");
  await expectGoodLooks(page, cell);
  await buttonOf(page, cell, "payment.cancel").click();
  await confirm(page, cell, "payment.cancel");
  await expect(step(page, "refused")).toContainText(cell.text("payment.refused.cancelled"));

  await requestDeposit(page, cell, "instapay", "1000.00");
  await expect(step(page, "instructions").locator("dd").first()).toBeVisible();
  await expectGoodLooks(page, cell);

  await visit(page, cell, "depositReport");
  for (const status of ["waiting", "cancelled", "credited"])
    await expect(main(page)).toContainText(cell.text(`depositRecord.status.${status}`));
}

/** Moves money to a vendor and back. What is deposited has to be played before it can go to somebody else. */
async function transferThereAndBack(page: Page, cell: Cell): Promise<void> {
  await fillTransfer(page, cell, "250.50");
  await expectGoodLooks(page, cell);
  await sendTo(page, "transferRecords");
  await expect(main(page)).toContainText("250.50");

  await visit(page, cell, "transfer");
  await expect(main(page)).toContainText("449.50");
  await buttonOf(page, cell, "transfer.allBack").click();
  await confirm(page, cell, "transfer.allBack");
  await expect(main(page)).toContainText("700.00");
  await expect(main(page)).not.toContainText("250.50");
  await visit(page, cell, "uplineTransfer");
  await expect(main(page)).toContainText("0.00");
}

/** Raises the limit, which takes a day, and stops playing, which does not. */
async function raiseAndStop(page: Page, cell: Cell): Promise<void> {
  await limitDay(page, cell, "limits.change", "5000");
  await expect(main(page)).toContainText(cell.text("depositLimit.change.raise"));
  await expect(main(page)).toContainText(cell.text("depositLimit.changesAt"));
  await expectTooMuch(page, cell, "400");
  await takeTimeOut(page, cell);
  await expect(main(page)).toContainText(cell.text("protection.until"));
  await expectGoodLooks(page, cell);
  await expectStopped(page, cell);
}

for (const cell of cells) {
  test(`a member of ${cell.name} sets a limit, deposits on the provider's page, by a code to scan and by a transfer, finds all of them in the record, moves money to a vendor and back, has no more than the limit left, and stops playing @account-1-04 @games-1-03 @games-2-12 @money-11`, async ({
    page,
    watch,
  }) => {
    // What a member who has stopped types is refused.
    watch.expected.push(/status of 403 .*\/deposits\/quote/);
    await enterAs(page, cell, { ...newMember(), affiliateCode: "RAMON88" });
    await setLimit(page, cell);
    await depositInThreeWays(page, cell);
    await transferThereAndBack(page, cell);
    await expectTooMuch(page, cell, "400");
    await raiseAndStop(page, cell);
  });
}

for (const cell of cells.slice(0, 1))
  test("who comes back before the provider has said anything reads that the payment is being confirmed, and then that it is there", async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "gcash", "500.00");
    await settle(page, "Pay; the merchant learns it after 10 seconds");
    await expect(step(page, "wait")).toContainText(cell.text("payment.confirming"));
    await page.reload();
    await expect(step(page, "wait")).toContainText(cell.text("payment.confirming"));
    await expect(step(page, "done")).toContainText(cell.text("payment.done"), { timeout: 30_000 });
  });

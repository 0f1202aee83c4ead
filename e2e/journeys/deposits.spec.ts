import type { Page } from "@playwright/test";
import { buttonOf } from "../support/account-forms.ts";
import { turnCells } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { confirm, depositMoney, requestDeposit, settle } from "../support/money-forms.ts";
import { PAYMENTS_ORIGIN } from "../support/product.ts";
import { arrived, expect, expectAccessible, openRoute, test, goBackTo } from "../support/site-test.ts";
import { expectPageFitsStrained } from "../support/strain.ts";

/** The smallest picture that browsers show. */
const SLIP = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** What the platform calls a promotion. */
const OFFERS: Readonly<Record<string, string>> = { EN: "Half on top", TY: "Dagdag na kalahati" };

const step = (page: Page, kind: string) => page.locator(`main [data-step="${kind}"]`);

for (const cell of turnCells) {
  test(`a member of ${cell.name} who transfers by hand sees where to, attaches the slip, reads that it is being confirmed, finds it again and gives it up for good @money-06`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "manual", "800.00", {
      fill: async () => {
        await expect(page.locator("main")).toContainText("0042 7719 3065");
        await page.locator("main").getByRole("textbox").last().fill("Ana Cruz");
        const slip = page.locator("main input[type=file]");
        await slip.setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
        await expect(page.locator("main")).toContainText("slip.png");
        await expect(page.locator("main li img")).toHaveCount(0);
        await slip.setInputFiles({ name: "slip.png", mimeType: "image/png", buffer: SLIP });
        await expect(page.locator("main li img")).toHaveCount(1);
        await expect(page.getByText(cell.text("field.images.add"))).toBeVisible();
        await expectAccessible(page);
        await expectPageFitsStrained(page);
      },
    });
    await expect(step(page, "wait")).toContainText(cell.text("payment.confirming"));
    await openRoute(page, cell, "depositReport");
    await page.getByText(cell.text("deposit.continue"), { exact: true }).click();
    await arrived(page, "payment");
    await page.reload();
    await expect(step(page, "wait")).toContainText("800.00");
    await buttonOf(page, cell, "payment.cancel").click();
    await confirm(page, cell, "payment.cancel");
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(step(page, "refused")).toContainText(cell.text("payment.refused.cancelled"));
    }
  });

  test(`a member of ${cell.name} pays by a code in its time, with an app on the same phone, and finds the money in the record and the balance @money-04`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "qrph", "350.00");
    await expect(step(page, "qr").locator("svg[role=img]")).toBeVisible();
    await expect(step(page, "qr")).toContainText(cell.text("payment.left"));
    await page.getByRole("link", { name: cell.text("payment.openApp"), exact: true }).click();
    await settle(page, "Pay");
    await expect(step(page, "done")).toContainText("350.00");
    await openRoute(page, cell, "depositReport");
    await expect(page.locator("main")).toContainText(cell.text("depositRecord.status.credited"));
    await expect(page.locator("main")).toContainText("QR Ph");
    await openRoute(page, cell, "memberHome");
    await expect(page.locator("main")).toContainText("350.00");
  });

  test(`a member of ${cell.name} pays on the provider's page, is declined there, and comes back with the browser's button before it is decided @money-05`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await depositMoney(page, cell, "250.00");
    await requestDeposit(page, cell, "gcash", "450.00");
    await settle(page, "Decline");
    await expect(step(page, "refused")).toContainText(cell.text("payment.refused.declined"));

    await requestDeposit(page, cell, "gcash", "550.00");
    await page.waitForURL(`${PAYMENTS_ORIGIN}/pay/**`);
    await goBackTo(page, "payment");
    await expect(step(page, "redirect")).toContainText(cell.text("payment.confirming"));
    await buttonOf(page, cell, "payment.ask").click();
    await expect(step(page, "redirect")).toContainText("550.00");
    await expectAccessible(page);
    await openRoute(page, cell, "depositReport");
    for (const status of ["credited", "rejected", "waiting"])
      await expect(page.locator("main")).toContainText(cell.text(`depositRecord.status.${status}`));
  });

  test(`a member of ${cell.name} chooses a promotion, which is quoted, and finds its bonus in the record`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "gcash", "600.00", { offer: OFFERS[cell.language.code] ?? "" });
    await settle(page, "Pay");
    await expect(step(page, "done")).toBeVisible();
    await openRoute(page, cell, "transactionRecord");
    await expect(page.locator("main")).toContainText("300.00");
  });

  test(`what the merchant of ${cell.name} never hears of stays in the record, and is continued from there`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "gcash", "400.00");
    await settle(page, "Pay; the merchant is never notified");
    await expect(step(page, "wait")).toContainText(cell.text("payment.confirming"));
    await openRoute(page, cell, "depositReport");
    await expect(page.locator("main")).toContainText("400.00");
    const rows = page.getByText(cell.text("deposit.continue"), { exact: true });
    await expect(rows).toHaveCount(1);
    await rows.click();
    await arrived(page, "payment");
    await expect(step(page, "wait")).toContainText("400.00");
  });

  test(`a payment of ${cell.name} that expires at the provider is over, and its row leads nowhere any more`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "gcash", "300.00");
    await settle(page, "Let it expire now");
    await expect(step(page, "refused")).toContainText(cell.text("payment.refused.expired"));
    await openRoute(page, cell, "depositReport");
    await expect(page.locator("main")).toContainText(cell.text("depositRecord.status.cancelled"));
    await expect(page.getByText(cell.text("deposit.continue"), { exact: true })).toHaveCount(0);
  });
}

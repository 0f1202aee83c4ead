import type { Page } from "@playwright/test";
import { sampleCells } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { requestDeposit, settle } from "../support/money-forms.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";
import { expectPageFitsStrained } from "../support/strain.ts";

/** The smallest picture that browsers show. */
const SLIP = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** What the platform calls a promotion. */
const OFFERS: Readonly<Record<string, string>> = { EN: "Half on top", TY: "Dagdag na kalahati" };

const step = (page: Page, kind: string) => page.locator(`main [data-step="${kind}"]`);

for (const cell of sampleCells(0)) {
  test("who transfers by hand sees where to, attaches the slip and reads that it is being confirmed", async ({
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
    await expect(step(page, "wait")).toContainText("800.00");
  });

  test("a promotion that is chosen is quoted, and its bonus is in the record", async ({ page }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "gcash", "600.00", { offer: OFFERS[cell.language.code] ?? "" });
    await settle(page, "Pay");
    await expect(step(page, "done")).toBeVisible();
    await openRoute(page, cell, "transactionRecord");
    await expect(page.locator("main")).toContainText("300.00");
  });

  test("what the merchant never hears of stays in the record, and is continued from there", async ({ page }) => {
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

  test("a payment that expires at the provider is over, and its row leads nowhere any more", async ({ page }) => {
    await enterAs(page, cell, newMember());
    await requestDeposit(page, cell, "gcash", "300.00");
    await settle(page, "Let it expire now");
    await expect(step(page, "refused")).toContainText(cell.text("payment.refused.expired"));
    await openRoute(page, cell, "depositReport");
    await expect(page.locator("main")).toContainText(cell.text("depositRecord.status.cancelled"));
    await expect(page.getByText(cell.text("deposit.continue"), { exact: true })).toHaveCount(0);
  });
}

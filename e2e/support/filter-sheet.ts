import { expect, type Page } from "@playwright/test";
import type { Cell } from "./matrix.ts";

/** Chooses in the sheet with filters, which is closed again. */
export async function chooseInSheet(page: Page, cell: Cell, label: string): Promise<void> {
  await page
    .locator("main [aria-haspopup=dialog]")
    .filter({ hasText: cell.text("filter.title") })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(cell.text(label), { exact: true }).click();
  await sheet.getByRole("button", { name: cell.text("period.show"), exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

import type { Locator, Page } from "@playwright/test";
import type { Cell } from "./matrix.ts";

/** A tab of the footer, by its id in the brand. */
export function tabOf(page: Page, cell: Cell, tab: string): Locator {
  const label = cell.text(cell.brand.brand.footer.tabs[tab]?.label ?? "");
  return page.locator("[data-site-footer]").getByRole("link").filter({ hasText: label });
}

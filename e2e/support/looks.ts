import type { Page } from "@playwright/test";
import { turnCells, type Cell } from "./matrix.ts";
import { expectAccessible } from "./site-test.ts";
import { expectPageFitsStrained } from "./strain.ts";

/**
 * The visible page is accessible and fits long labels and large text, looked at in one language of each brand: longer
 * labels than any language has stand in for the others, and looking takes a third of a journey's time.
 */
export async function expectGoodLooks(page: Page, cell: Cell): Promise<void> {
  if (!turnCells.includes(cell)) return;
  await expectAccessible(page);
  await expectPageFitsStrained(page);
}

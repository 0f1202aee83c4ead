import type { Page } from "@playwright/test";
import { sampleCells, sampleLanguages, type Cell } from "../support/matrix.ts";
import { openAs } from "../support/people.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, test, goBackTo } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

const alert = (page: Page, cell: Cell) => page.getByRole("dialog", { name: cell.text("contract.title") });

for (const cell of sampleLanguages(1)) {
  test(`home of ${cell.name} asks a member to review a contract, with Cancel and Go, each time it is opened @games-4-26`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openAs(page, cell, "selya", "home");
    await expect(alert(page, cell)).toContainText(cell.text("contract.dividend"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await tap(alert(page, cell), "button", cell.text("dialog.cancel"));
    await expect(alert(page, cell)).toHaveCount(0);
    await arrived(page, "home");

    await page.reload();
    await tap(alert(page, cell), "button", cell.text("contract.go"), "exact");
    await arrived(page, "dividendContract");
    await expect(alert(page, cell)).toHaveCount(0);
    await goBackTo(page, "home");
    await expect(alert(page, cell)).toBeVisible();
    // The phone's back gesture closes the question.
    await page.goForward();
    await arrived(page, "dividendContract");
    await expect(alert(page, cell)).toHaveCount(0);
  });
}

test.describe("members who are not asked", () => {
  const [cell] = sampleCells(1);
  // Tito has a contract to answer and is of type 41; maria has none.
  for (const [username, asks] of [
    ["tito", false],
    ["maria", true],
  ] as const) {
    test(`${username} is not asked about a contract @games-4-26 @games-6-07`, async ({ page }) => {
      if (!cell) throw new Error("There is no brand");
      const requests: string[] = [];
      page.on("response", (response) => {
        if (response.url().includes("contract-check")) requests.push(response.url());
      });
      await openAs(page, cell, username, "home");
      if (asks) await expect.poll(() => requests).not.toEqual([]);
      await page.waitForLoadState("networkidle");
      expect(requests.length > 0).toBe(asks);
      await expect(alert(page, cell)).toHaveCount(0);
    });
  }
});

import { brandCells } from "../support/matrix.ts";
import { signIn } from "../support/people.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";

for (const cell of brandCells.filter(({ brand }) => brand.brand.menus["main"]?.look === "sidebar")) {
  test(`the menu of ${cell.brand.id} is a sidebar: its entries navigate, and it closes with Escape and on a tap outside @games-2-51`, async ({
    page,
  }) => {
    await openRoute(page, cell, "home");
    const menu = page.getByRole("button", { name: cell.text("header.menu") });
    const sheet = page.getByRole("dialog", { name: cell.text("header.menu") });
    await menu.click();
    await expect(sheet.getByText(cell.text("sidebar.login"))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await menu.click();
    await expect(sheet).toBeVisible();
    await page.mouse.click((page.viewportSize()?.width ?? 390) - 8, 400);
    await expect(sheet).toHaveCount(0);
    await signIn(page, cell, "juan");
    await menu.click();
    await expect(sheet.getByText("juan")).toBeVisible();
    await sheet.getByRole("menuitem", { name: cell.text("route.messages") }).click();
    await arrived(page, "messages");
  });
}

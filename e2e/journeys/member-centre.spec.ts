import { brandCells, cells } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";

for (const cell of brandCells) {
  test(`a guest of ${cell.name} is asked to sign in, which opens login over the member centre; so does an entry for members @games-2-118 @games-2-125`, async ({
    page,
  }) => {
    await openRoute(page, cell, "memberHome");
    await expectAccessible(page);
    await page.getByRole("button", { name: cell.text("memberHome.signIn") }).click();
    const login = page.getByRole("dialog");
    await expect(login).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(login).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: cell.text("route.depositReport") })
      .click();
    await expect(login).toBeVisible();
  });
}

// One language after the other: both are the same member, whose picture changes.
for (const { brand } of brandCells)
  test.describe(`the member centre of ${brand.id}`, () => {
    test.describe.configure({ mode: "default" });
    for (const cell of cells.filter((one) => one.brand === brand))
      test(`a member of ${cell.name} sees who they are, hides what is in every wallet at once, chooses a picture and goes on to a record @games-2-114 @games-2-115 @games-2-116 @games-2-120`, async ({
        page,
      }) => {
        await enter(page, cell, "maria");
        await openRoute(page, cell, "memberHome");
        const main = page.getByRole("main");
        await expect(main).toContainText("Maria Clara");
        await expect(main).toContainText("426");
        await expect(main).toContainText("2,400.00");
        await expectAccessible(page);
        await main.locator("[data-balance]").click();
        await expect(main).not.toContainText("2,400.00");
        await expect(main).not.toContainText("25,480.75");

        const picture = main.locator("[data-role=media] img").first();
        const before = await picture.getAttribute("src");
        await main.getByRole("button", { name: cell.text("memberHome.picture") }).click();
        const sheet = page.getByRole("dialog");
        await expectAccessible(page);
        // Before the member's own picture is known none is checked, and the first could be theirs.
        await expect(sheet.getByRole("radio", { checked: true })).toHaveCount(1);
        await sheet.getByRole("radio", { checked: false }).first().check({ force: true });
        await sheet.getByRole("button", { name: cell.text("memberHome.pictureSave") }).click();
        await expect(sheet).toHaveCount(0);
        await expect(picture).not.toHaveAttribute("src", String(before));

        await main
          .getByRole("link", { name: cell.text("route.gameRecord") })
          .first()
          .click();
        await arrived(page, "gameRecord");
      });
  });

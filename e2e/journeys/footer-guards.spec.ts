import { brandCells } from "../support/matrix.ts";
import { fillSignIn } from "../support/people.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { tabOf } from "../support/tabs.ts";

for (const cell of brandCells) {
  test.describe(`the tabs of ${cell.name}`, () => {
    test("a guest who taps members or invite friends is redirected to login, and to the return target after signing in @account-2.4-05", async ({
      page,
    }) => {
      for (const tab of ["inviteFriends", "members"]) {
        if (!cell.brand.brand.footer.tabs[tab]) continue;
        await openRoute(page, cell, "home");
        await tabOf(page, cell, tab).click();
        await arrived(page, "login");
      }
      await fillSignIn(page, cell, "maria");
      const returnTab = cell.brand.brand.footer.tabs["members"] ? "members" : "inviteFriends";
      const target = cell.brand.brand.footer.tabs[returnTab]?.to ?? "";
      await arrived(page, target);
      expect(new URL(page.url()).pathname).toBe(cell.path(target));
    });
  });
}

import type { Page } from "@playwright/test";
import { cells } from "../support/matrix.ts";
import { fillSignIn } from "../support/people.ts";
import { arrived, expect, openRoute, test, goBackTo } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

const main = (page: Page) => page.locator("main");

for (const cell of cells)
  test(`an agent of ${cell.name} finds the agents' login, and opens red rain, messages, security, records and announcements from home @account-2.1-09 @games-2-17`, async ({
    page,
  }) => {
    const open = async (label: string, route: string, place = main(page)) => {
      await place.getByRole("link", { name: new RegExp(`${cell.text(label)}$`) }).click();
      await arrived(page, route);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(cell.text(`route.${route}`));
    };
    const back = async () => {
      await goBackTo(page, "agent");
    };
    await openRoute(page, cell, "login");
    await tap(main(page), "link", cell.text("agentLogin.link"));
    await arrived(page, "agentLogin");
    await fillSignIn(page, cell, "ramon");
    await arrived(page, "agent");

    await open("route.redRain", "redRain");
    await back();
    await open("route.messages", "messages");
    await expect(main(page).getByRole("listitem").first()).toBeVisible();
    await back();
    await open("route.securityCenter", "securityCenter");
    await back();
    await open("route.transactionRecord", "transactionRecord");
    expect(new URL(page.url()).searchParams.get("types")).toBe("A");
    await expect(main(page).getByRole("listitem").first()).toBeVisible();
    await back();
    await open("agentHome.notices", "memberNotice", page.locator("[data-site-footer]"));
    expect(new URL(page.url()).searchParams.get("types")).toBe("A");
    await expect(main(page).getByRole("listitem").first()).toBeVisible();
  });

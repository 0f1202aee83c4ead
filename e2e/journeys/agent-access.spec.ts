import type { Page } from "@playwright/test";
import { storedSession } from "../support/account-forms.ts";
import { sessionOf } from "../support/agents.ts";
import { brandCells, turnCells, type Cell } from "../support/matrix.ts";
import { fillSignIn, openAs } from "../support/people.ts";
import { valueOf } from "../support/platform-call.ts";
import { arrived, expect, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";
import { expectToast } from "../support/toasts.ts";

const linkTo = (page: Page, cell: Cell, route: string) => page.locator(`a[href^="${cell.path(route)}"]`);

async function trialSession(cell: Cell) {
  const { trialName } = await valueOf(cell, "createTrialAccount", {}, "10.77.0.8");
  return valueOf(cell, "testPlay", { trialName }, "10.77.0.8");
}

for (const cell of turnCells) {
  test(`at the agents' address of ${cell.name} a guest, a member, a trial account and one of type 40 see home instead @agent-01`, async ({
    page,
  }) => {
    for (const [type, session] of [
      [undefined, undefined],
      [0, await sessionOf(cell, "maria")],
      [4, await trialSession(cell)],
      [40, await sessionOf(cell, "liza")],
    ] as const) {
      if (session) await keepInTab(page, cell, session);
      await openRoute(page, cell, "agent");
      await arrived(page, "home");
      expect((await storedSession(page))?.type).toBe(type);
    }
  });
}

for (const cell of turnCells) {
  for (const [username, type] of [
    ["tito", 41],
    ["boyet", 42],
  ] as const)
    test(`an agent of ${cell.name} of type ${type} has a home without the dividend, and neither its page nor one of a contract @agent-10 @games-6-07`, async ({
      page,
      watch,
    }) => {
      // The document of a contract's page asks before its code knows whose session it is.
      watch.expected.push(/status of 403 .*\/api\/agent\/(?:contracts\/|salary\?)/);
      const checks: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("contract-check")) checks.push(request.url());
      });
      await openAs(page, cell, username, "agent");
      await expect(linkTo(page, cell, "agentRegister").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(linkTo(page, cell, "dividend")).toHaveCount(0);
      for (const route of ["dividend", "dividendContract", "salaryContract", "hourContract"]) {
        await page.goto(cell.origin + cell.path(route));
        await arrived(page, "home");
      }
      expect(checks).toEqual([]);
    });
}

for (const cell of turnCells) {
  test(`on ${cell.name} who works for the merchant cannot sign in as an agent`, async ({ page, watch }) => {
    watch.expected.push(/status of 403 .*\/api\/account\/login\)$/);
    await openRoute(page, cell, "agentLogin");
    await fillSignIn(page, cell, "kahera");
    await expect(page.locator("main").getByRole("alert").first()).toContainText(cell.text("error.member.only"));
    await arrived(page, "agentLogin");
  });
}

for (const cell of brandCells.filter(({ brand }) => brand.brand.flags["AGETRANSFERUP3"]))
  test(`on ${cell.brand.id} an agent of type 2 transfers nothing to the upline, and another one does @games-6-06`, async ({
    page,
  }) => {
    await openAs(page, cell, "nena", "uplineTransfer");
    await expectToast(page, cell.text("message.noPermission"));
    await expect(page.locator("main")).not.toHaveAttribute("data-route", "uplineTransfer");
    await openAs(page, cell, "selya", "uplineTransfer");
    await arrived(page, "uplineTransfer");
  });

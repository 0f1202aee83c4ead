import type { Page } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import { enterAsAgent } from "../support/agents.ts";
import { cells, turnCells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember, type Member } from "../support/members.ts";
import { visit } from "../support/money-forms.ts";
import { openAs } from "../support/people.ts";
import { proposeContract } from "../support/sandbox.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";
import { expectToast, keepToasts } from "../support/toasts.ts";
import { tap } from "../support/tap.ts";
import { otherPhone } from "../support/other-phone.ts";

const TIERS = [
  { needs: "1000.00", rate: "5.00" },
  { needs: "50000.00", active: 3, rate: "10.00" },
];
const alert = (page: Page, cell: Cell) => page.getByRole("dialog", { name: cell.text("contract.title") });
const button = (page: Page, cell: Cell, key: string) =>
  page.getByRole("dialog").getByRole("button", { name: cell.text(key), exact: true });
const read = (page: Page, cell: Cell) => tap(page.locator("main"), "button", cell.text("contracts.read"));
/** Answers the question, which is above the sheet. */
const agree = (page: Page, cell: Cell) =>
  page
    .getByRole("dialog", { name: cell.text("contracts.acceptTitle") })
    .getByRole("button", { name: cell.text("contracts.accept"), exact: true })
    .click();
type Kind = Parameters<typeof proposeContract>[1]["contract"];
const propose = (
  cell: Cell,
  { username }: Pick<Member, "username">,
  tiers: object[] | null,
  contract: Kind = "dividend",
) => proposeContract(cell.brand.brand.merchant.code, { contract, member: username, tiers });

/** Who has months to pay out: in each language of a brand somebody else. */
const payeeOf = ({ language }: Cell) => (language.code === "EN" ? "nena" : "ramon");

for (const cell of cells) {
  test(`an agent of ${cell.name} is asked about a contract, reads and accepts it: it is in force, and home asks no more @games-2-33 @games-4-26 @games-4-27`, async ({
    page,
  }) => {
    await propose(cell, await enterAsAgent(page, cell), TIERS);
    await openRoute(page, cell, "agent");
    await tap(alert(page, cell), "button", cell.text("contract.go"), "exact");
    await arrived(page, "dividendContract");
    await read(page, cell);
    await expect(page.getByRole("dialog")).toContainText("50,000.00");
    await expect(page.getByRole("dialog")).toContainText("10.00%");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await button(page, cell, "contracts.accept").click();
    await agree(page, cell);
    await expectToast(page, cell.text("contracts.acceptDone"));
    await expect(page.locator("main")).toContainText(cell.text("contracts.noProposal"));
    await expect(page.locator("main")).toContainText(cell.text("contractRecord.state.inForce"));
    await expect(button(page, cell, "contracts.accept")).toHaveCount(0);
    for (const home of ["agent", "home"]) {
      await visit(page, cell, home);
      await arrived(page, home);
      await page.waitForLoadState("networkidle");
      await expect(alert(page, cell)).toHaveCount(0);
    }
  });

  test(`an agent of ${cell.name} with two contracts accepts the dividend, is then asked about the hourly salary, and cannot decline on another phone what is accepted @agent-09`, async ({
    page,
    browser,
    watch,
  }) => {
    watch.expected.push(/status of 409/);
    const agent = await enterAsAgent(page, cell);
    await propose(cell, agent, TIERS);
    await propose(cell, agent, [{ needs: "50.00", rate: "0.10" }], "hourly-salary");
    const other = await otherPhone(browser, watch);
    await other.addInitScript(keepToasts);
    await keepInTab(other, cell, agent.session);
    await openRoute(other, cell, "dividendContract");
    await read(other, cell);
    await button(other, cell, "contracts.decline").click();

    await openRoute(page, cell, "agent");
    await expect(alert(page, cell)).toContainText(cell.text("contract.dividend"));
    await button(page, cell, "contract.go").click();
    await arrived(page, "dividendContract");
    await read(page, cell);
    await button(page, cell, "contracts.accept").click();
    await agree(page, cell);
    await expectToast(page, cell.text("contracts.acceptDone"));
    await visit(page, cell, "agent");
    await expect(alert(page, cell)).toContainText(cell.text("contract.hourlySalary"));
    await button(page, cell, "contract.go").click();
    await arrived(page, "hourContract");
    await expect(page.locator("main").getByRole("button", { name: cell.text("contracts.read") })).toBeVisible();

    await other
      .getByRole("dialog", { name: cell.text("contracts.declineTitle") })
      .getByRole("button", { name: cell.text("contracts.decline"), exact: true })
      .click();
    await expectToast(other, cell.text("error.contract.over"));
    await expect(other.locator("main")).toContainText(cell.text("contracts.noProposal"));
    await expect(other.locator("main")).toContainText(cell.text("contractRecord.state.inForce"));
    await other.context().close();
  });

  test(`an agent of ${cell.name} declines a daily salary: there is none, home asks no more, and the answer is in the history @games-2-32`, async ({
    page,
  }) => {
    await propose(cell, await enterAsAgent(page, cell), [{ needs: "100.00", rate: "0.30" }], "daily-salary");
    await openRoute(page, cell, "agent");
    await expect(alert(page, cell)).toContainText(cell.text("contract.dailySalary"));
    await button(page, cell, "contract.go").click();
    await arrived(page, "salaryContract");
    await read(page, cell);
    await button(page, cell, "contracts.decline").click();
    await page
      .getByRole("dialog", { name: cell.text("contracts.declineTitle") })
      .getByRole("button", { name: cell.text("contracts.decline"), exact: true })
      .click();
    await expectToast(page, cell.text("contracts.declineDone"));
    for (const words of ["contracts.noProposal", "contractRecord.state.declined", "contracts.none"])
      await expect(page.locator("main")).toContainText(cell.text(words));
    await visit(page, cell, "agent");
    await arrived(page, "agent");
    await page.waitForLoadState("networkidle");
    await expect(alert(page, cell)).toHaveCount(0);
  });

  test(`on ${cell.name} a contract that its upline took back while it was read is not accepted, and the page says so`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 409/);
    const member = newMember();
    await enterAs(page, cell, member);
    await propose(cell, member, TIERS);
    await openRoute(page, cell, "dividendContract");
    await read(page, cell);
    await button(page, cell, "contracts.accept").click();
    await propose(cell, member, null);
    await agree(page, cell);
    await expectToast(page, cell.text("error.contract.over"));
    await expect(page.locator("main")).toContainText(cell.text("contracts.noProposal"));
    await expect(page.locator("main")).toContainText(cell.text("contractRecord.state.withdrawn"));
    await expect(page.locator("main")).toContainText(cell.text("contracts.none"));
  });

  test(`on ${cell.name} the dividend of a month is paid out by one tap, once, and is in the account record @agent-11 @games-1-05 @games-2-43`, async ({
    page,
  }) => {
    await openAs(page, cell, payeeOf(cell), "dividend");
    const due = page
      .locator("main li")
      .filter({ has: page.getByRole("button", { name: cell.text("contracts.payout") }) });
    const paid = page.locator("main li", { hasText: cell.text("contractCycle.status.paid") });
    await expect(due.first()).toBeVisible();
    const [before, paidBefore] = [await due.count(), await paid.count()];
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const words = await due.first().textContent();
    const amount = /[\d,]+\.\d\d/.exec(words ?? "")?.[0] ?? "no amount";
    await tap(due.first(), "button", cell.text("contracts.payout"));
    await expectToast(page, cell.text("contracts.paidOut"));
    await expect(due).toHaveCount(before - 1);
    await expect(paid).toHaveCount(paidBefore + 1);
    await visit(page, cell, "transactionRecord", "?types=A");
    await expect(page.locator("main")).toContainText(amount);
  });
}

for (const cell of cells) {
  test(`on ${cell.name} the salary of a day is applied for and paid, once @games-2-32`, async ({ page }) => {
    await openAs(page, cell, "ramon", "salaryContract");
    const apply = page.getByRole("button", { name: cell.text("contracts.apply") });
    const due = page.locator("main li").filter({ has: apply });
    await expect(due.first()).toBeVisible();
    await expectAccessible(page);
    // The languages of a brand have one platform: each takes another day.
    const own = cell.language.code === "EN" ? due.first() : due.last();
    const day = required(await own.locator("[data-role=title]").textContent(), "A day that is due");
    const row = page.locator("main li").filter({ hasText: day });
    await row.getByRole("button", { name: cell.text("contracts.apply") }).click();
    await expectToast(page, cell.text("contracts.paidOut"));
    await expect(row).toContainText(cell.text("contractCycle.status.paid"));
    await expect(row.getByRole("button", { name: cell.text("contracts.apply") })).toHaveCount(0);
  });
}

for (const cell of turnCells) {
  test(`on ${cell.name} the salary of an hour that is over is paid by one tap, once, and is in the account record @games-2-34`, async ({
    page,
  }) => {
    await openAs(page, cell, "ramon", "hourContract");
    await expect(page.locator("main")).toContainText(cell.text("contractRecord.state.inForce"));
    const apply = page.getByRole("button", { name: cell.text("contracts.apply") });
    const due = page.locator("main li").filter({ has: apply });
    // The earliest: further ones become due while this one is paid.
    await expect(due.last()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const hour = required(await due.last().locator("[data-role=title]").textContent(), "An hour that is due");
    const row = page.locator("main li").filter({ hasText: hour });
    const amount = /[\d,]+\.\d\d/.exec((await row.textContent()) ?? "")?.[0] ?? "no amount";
    await row.getByRole("button", { name: cell.text("contracts.apply") }).click();
    await expectToast(page, cell.text("contracts.paidOut"));
    await expect(row).toContainText(cell.text("contractCycle.status.paid"));
    await expect(row.getByRole("button", { name: cell.text("contracts.apply") })).toHaveCount(0);
    await visit(page, cell, "transactionRecord", "?types=A");
    await expect(page.locator("main")).toContainText(amount);
  });
}

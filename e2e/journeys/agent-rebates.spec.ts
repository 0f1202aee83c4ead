import type { Page } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import {
  captchaOf,
  buttonOf,
  fieldOf,
  fillRegistration,
  openTab,
  sendRegistration,
  submitPassword,
} from "../support/account-forms.ts";
import { idOf, openedBelow, sessionOf } from "../support/agents.ts";
import { brandCells, cells, type Cell } from "../support/matrix.ts";
import { newMember, type Member } from "../support/members.ts";
import { confirm, visit, visitAs } from "../support/money-forms.ts";
import { enter } from "../support/people.ts";
import { valueAs } from "../support/platform-call.ts";
import { arrived, expect, expectAccessible, openPath, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";
import { expectToast } from "../support/toasts.ts";
import { tap } from "../support/tap.ts";
import { otherPhone } from "../support/other-phone.ts";

const main = (page: Page) => page.locator("main");
const rates = (page: Page) => page.locator("form:visible select");

/** Fills in who the account is for, and leads on to its rates. */
async function fillAccount(page: Page, cell: Cell, { username, password }: Member): Promise<void> {
  await fieldOf(page, cell, "agentRegister.username").fill(username);
  await fieldOf(page, cell, "agentRegister.password").fill(password);
  await expect(main(page)).toContainText(cell.text("userNameCheck.state.free"));
  await buttonOf(page, cell, "form.next").click();
  await expect(rates(page)).toHaveCount(10);
}

/** Makes a link, and reads its path and parameters. */
async function makeLink(page: Page, cell: Cell, name: string): Promise<string> {
  await openTab(page, cell, "agentRegister.byLink");
  await buttonOf(page, cell, "agentRegister.newLink").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(cell.text("agentRegister.linkName"), { exact: true }).fill(name);
  await expect(rates(page)).toHaveCount(10);
  await sheet.getByRole("button", { name: cell.text("agentRegister.create"), exact: true }).click();
  await expectToast(page, cell.text("agentRegister.created"));
  await tap(main(page).locator("li", { hasText: name }), "button", cell.text("agentRegister.show"));
  await expect(page.getByRole("dialog").getByRole("img", { name: cell.text("cell.qr") })).toBeVisible();
  const shown = page.getByRole("dialog").getByText(/\/m\/register\?affiliateCode=/);
  const { pathname, search } = new URL(required(await shown.first().textContent(), "The link"), "http://site");
  await page.keyboard.press("Escape");
  return `${pathname.slice(pathname.indexOf("/m/"))}${search}`;
}

/** Goes to the agent's team, and finds a member directly below. */
async function expectInTeam(page: Page, cell: Cell, { username }: Member): Promise<void> {
  await visit(page, cell, "memberTeam");
  await arrived(page, "memberTeam");
  await expect(main(page).getByText(username, { exact: true })).toBeVisible();
}

async function fillByLink(page: Page, cell: Cell, link: string, member: Member): Promise<void> {
  await openPath(page, cell, link);
  if ((await page.getByRole("tab").count()) > 0) await openTab(page, cell, "register.byUsername");
  await fillRegistration(page, cell, member);
}

for (const cell of cells) {
  test(`an agent of ${cell.name} changes a rebate of somebody below, which counts from tomorrow @agent-06 @games-2-40`, async ({
    page,
  }) => {
    await visitAs(page, cell, "ramon", "rebateSettings");
    await expectAccessible(page);
    await main(page).getByText("boyet", { exact: true }).click();
    const sheet = page.getByRole("dialog");
    await expect(rates(page)).toHaveCount(10);
    await rates(page).first().selectOption("1.00");
    await sheet.getByRole("button", { name: cell.text("rebateSettings.save"), exact: true }).click();
    await expectToast(page, cell.text("rebateSettings.saved"));
    await main(page).getByText("boyet", { exact: true }).click();
    await expect(rates(page).first()).toHaveValue("1.00");
    await expect(sheet).toContainText("0.94%");
  });

  test(`on ${cell.name} a rebate above what the upline has left the agent meanwhile is refused at its field, and an allowed one is saved @agent-06`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 400/);
    const upline = await sessionOf(cell, "selya");
    const agent = await openedBelow(cell, { below: { session: upline }, rates: { rng: "0.90" } });
    const member = await openedBelow(cell, { below: agent, type: "member" });
    await keepInTab(page, cell, agent.session);
    await openRoute(page, cell, "rebateSettings");
    await main(page).getByText(member.username, { exact: true }).click();
    const rate = rates(page).and(page.locator('[name$="rng"]'));
    await rate.selectOption("0.90");
    const id = await idOf(cell, upline, agent.username);
    await valueAs(cell, upline, "updateDownlineRebates", { id, rates: { rng: "0.84" } });
    const save = page.getByRole("dialog").getByRole("button", { name: cell.text("rebateSettings.save"), exact: true });
    await save.click();
    await expect(rate).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("dialog")).toContainText(cell.text("error.rebate.high"));
    await rate.selectOption("0.84");
    await save.click();
    await expectToast(page, cell.text("rebateSettings.saved"));
    await main(page).getByText(member.username, { exact: true }).click();
    await expect(rate).toHaveValue("0.84");
    await expect(rate.getByRole("option", { name: "0.90%" })).toHaveCount(0);
  });

  test(`an agent of ${cell.name} opens an account by form, which signs in on another phone @agent-08 @games-2-42 @games-7-46`, async ({
    page,
    browser,
    watch,
  }) => {
    const member = newMember();
    await visitAs(page, cell, "ramon", "agentRegister");
    await fieldOf(page, cell, "agentRegister.username").fill("maria");
    await expect(main(page)).toContainText(cell.text("userNameCheck.state.taken"));
    await expectAccessible(page);
    await fillAccount(page, cell, member);
    await rates(page).first().selectOption("0.90");
    await buttonOf(page, cell, "agentRegister.submit").click();
    await expectToast(page, cell.text("agentRegister.opened"));
    await visit(page, cell, "rebateSettings");
    await expect(main(page)).toContainText(member.username);

    const other = await otherPhone(browser, watch);
    await openRoute(other, cell, "login");
    await submitPassword(other, cell, member.username, member.password);
    await arrived(other, "home");
    await other.context().close();
  });

  test(`somebody registers by the link of an agent of ${cell.name} on another phone, and is below that agent @agent-08`, async ({
    page,
    browser,
    watch,
  }) => {
    watch.expected.push(/status of 400/);
    const [first, second] = [newMember(), newMember()];
    await visitAs(page, cell, "ramon", "agentRegister");
    const name = `L${first.username}`;
    const link = await makeLink(page, cell, name);
    const other = await otherPhone(browser, watch);
    await fillByLink(other, cell, link, first);
    await sendRegistration(other, cell);
    await arrived(other, "home");
    await other.context().close();
    await page.reload();
    await openTab(page, cell, "agentRegister.byLink");
    const card = main(page).locator("li", { hasText: name });
    await expect(card.getByText(`${cell.text("agentLink.came")} 1`, { exact: true })).toBeVisible();
    await expectInTeam(page, cell, first);
    await visit(page, cell, "agentRegister");
    await openTab(page, cell, "agentRegister.byLink");

    // Deleted while the next one fills in the registration: that one reads it, and loses nothing.
    const late = await otherPhone(browser, watch);
    await fillByLink(late, cell, link, second);
    await card.getByRole("button", { name: cell.text("agentRegister.remove") }).click();
    await confirm(page, cell, "agentRegister.remove");
    await expectToast(page, cell.text("agentRegister.removed"));
    await sendRegistration(late, cell);
    const code = fieldOf(late, cell, "register.affiliateCode");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await expect(late.locator("main form:visible input[name=username]")).toHaveValue(second.username);
    await code.fill("");
    // Where a picture is asked for, a refused try has used it up.
    if (cell.brand.brand.registration.fields["captcha"]?.enabled)
      await fieldOf(late, cell, "login.captcha").fill(await captchaOf(late, cell));
    await sendRegistration(late, cell);
    await arrived(late, "home");
    await late.context().close();
  });
}

for (const cell of cells) {
  test(`an agent of ${cell.name} sees what the team brings and what it is made of @games-2-41`, async ({ page }) => {
    await visitAs(page, cell, "ramon", "teamRebate");
    await page.getByRole("radio", { name: cell.text("period.month"), exact: true }).check({ force: true });
    await main(page).getByText("maria", { exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText(cell.text("teamRebate.state.final"));
    await expectAccessible(page);
  });
}

for (const cell of brandCells)
  test(`an agent of ${cell.brand.id} takes what the team has brought, once, in every language`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 409/);
    await visitAs(page, cell, "ramon", "teamRebate");
    await buttonOf(page, cell, "rebateIncome.take").click();
    await expectToast(page, cell.text("rebateIncome.taken"));
    // The languages of a brand have one platform: what is taken in one is taken in all.
    for (const other of cells.filter(({ brand }) => brand === cell.brand)) {
      await openRoute(page, other, "teamRebate");
      await buttonOf(page, other, "rebateIncome.take").click();
      await expectToast(page, other.text("rebateIncome.nothing"));
    }
  });

for (const cell of cells)
  test(`the rebate settings of ${cell.name} are closed to members`, async ({ page }) => {
    await enter(page, cell, "maria");
    await page.goto(cell.origin + cell.path("rebateSettings"));
    await arrived(page, "home");
  });

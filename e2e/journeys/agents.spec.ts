import type { Page } from "@playwright/test";
import { enterAsAgent, idOf, openedBelow, sessionOf } from "../support/agents.ts";
import { placeBet } from "../support/bets.ts";
import { chooseInSheet } from "../support/filter-sheet.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { newMember, type Member } from "../support/members.ts";
import { enter, fillSignIn, openAs } from "../support/people.ts";
import { valueAs } from "../support/platform-call.ts";
import { moveMember } from "../support/sandbox.ts";
import { arrived, expect, expectFitsPhones, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";
import { tap } from "../support/tap.ts";

const main = (page: Page) => page.locator("main");
const signInOf = ({ username, password }: Member) => ({ username, password });
const link = (page: Page, cell: Cell, label: string) => main(page).getByRole("link", { name: cell.text(label) });

for (const cell of cells) {
  test(`an agent of ${cell.name} signs in on the agents' side, sees today's counters, and goes from the team down to a member's bets @agent-05 @account-2.1-09 @games-2-36 @games-2-39`, async ({
    page,
  }) => {
    await openRoute(page, cell, "agentLogin");
    await fillSignIn(page, cell, "ramon");
    await arrived(page, "agent");
    for (const counter of ["Login", "Bet", "Register"])
      await expect(
        main(page).locator("dl > div", { hasText: cell.text(`teamCounters.team${counter}MemberCount`) }),
      ).toContainText(/\d/);
    await link(page, cell, "route.memberTeam").click();
    await arrived(page, "memberTeam");
    for (const name of ["amado1", "belen2", "carding3"]) {
      await tap(main(page), "link", new RegExp(name));
      await expect(main(page).getByRole("navigation").getByText(name, { exact: true })).toBeVisible();
    }
    await main(page)
      .getByRole("radio", { name: cell.text("period.month") })
      .check({ force: true });
    await chooseInSheet(page, cell, "team.who.betting");
    const rows = main(page).locator("[data-record-list] li");
    await expect(rows.filter({ hasText: /diwata4|efren5|fidela6/ }).first()).toBeVisible();
    const name = (await rows.first().textContent())?.match(/[a-z]+\d+/)?.[0] ?? "";
    await rows.first().getByRole("link").click();
    await expect(main(page).getByRole("navigation").getByText(name, { exact: true })).toBeVisible();
    await chooseInSheet(page, cell, "team.reach.own");
    await link(page, cell, "route.teamBetting").click();
    await arrived(page, "teamBetting");
    await expect(page).toHaveURL(/[?&]reach=own\b/);
    await expect(rows.first()).toContainText(name);
    await expect(rows.filter({ hasNotText: name })).toHaveCount(0);
  });

  test(`on ${cell.name} each counter of the agent's home leads to as many rows as it counts @agent-02 @games-2-36 @games-2-131`, async ({
    page,
  }) => {
    const agent = await enterAsAgent(page, cell);
    const player = await openedBelow(cell, { below: agent, type: "member" });
    await placeBet(cell, player);
    const idle = newMember();
    await valueAs(cell, agent.session, "openAccount", { ...signInOf(idle), type: "member" });
    for (const [counter, who, names] of [
      ["teamLoginMemberCount", "signedIn", [player.username]],
      ["teamBetMemberCount", "betting", [player.username]],
      ["teamRegisterMemberCount", "registered", [idle.username, player.username]],
      ["teamOnlineCount", "online", [player.username]],
    ] as const) {
      await openRoute(page, cell, "agent");
      const figure = main(page).locator("dl > div", { hasText: cell.text(`teamCounters.${counter}`) });
      await expect(figure.locator("dd")).toHaveText(new RegExp(`(?<!\\d)${names.length}$`));
      await figure.getByRole("link").click();
      await arrived(page, "memberTeam");
      await expect(main(page).getByRole("radio", { name: cell.text("period.today") })).toBeChecked();
      await expect(page).toHaveURL(new RegExp(`[?&]who=${who}\\b`));
      await expect(main(page).locator("[data-record-list] li")).toHaveText(names.map((name) => new RegExp(name)));
    }
  });

  test(`an agent of ${cell.name} finds a member three levels below, goes up by the path, and opens nobody of another team @agent-05 @games-2-37`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 404/);
    const session = await sessionOf(cell, "ramon");
    await keepInTab(page, cell, session);
    await openRoute(page, cell, "memberTeam");
    const rows = main(page).locator("[data-record-list] li");
    const way = main(page).getByRole("navigation").getByRole("listitem");
    await main(page).getByRole("searchbox").fill("carding3");
    await main(page).getByRole("searchbox").press("Enter");
    await expect(rows).toHaveText([/carding3.*amado1.*belen2/]);
    await rows.getByRole("link").click();
    await expect(way).toHaveText(["ramon", "amado1", "belen2", "carding3"]);
    await page.reload();
    await way.getByRole("link", { name: "belen2" }).click();
    await expect(way).toHaveText(["ramon", "amado1", "belen2"]);
    await expect(rows.filter({ hasText: "carding3" })).toHaveCount(1);

    const foreign = await idOf(cell, session, "maria");
    await enterAsAgent(page, cell);
    await openRoute(page, cell, "memberTeam", `?member=${foreign}`);
    await expect(main(page).getByText(cell.text("error.request.unknown")).first()).toBeVisible();
    await expect(main(page)).not.toContainText("maria");
  });
}

for (const cell of cells) {
  test(`a member of ${cell.name} cannot sign in on the agents' side @account-6-07 @account-8-31 @games-8-08`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 403 .*\/api\/account\/login\)$/);
    await openRoute(page, cell, "agentLogin");
    await fillSignIn(page, cell, "maria");
    await expect(main(page).getByRole("alert").first()).toContainText(cell.text("error.agent.only"));
  });

  test(`on ${cell.name} the lines of a team's result lead to what they are made of @games-2-35 @games-2-38`, async ({
    page,
  }) => {
    await openAs(page, cell, "ramon", "teamProfitAndLoss", "?period=month");
    await tap(main(page), "link", new RegExp(cell.text("team.lessPromotions")));
    await arrived(page, "teamTransactions");
    await expect(page).toHaveURL(/[?&]kind=promotion\b/);
    await expect(main(page).getByRole("radio", { name: cell.text("period.month") })).toBeChecked();
  });

  test(`on ${cell.name} an agent reads the announcements once @agent-04 @games-3-31`, async ({ page }) => {
    const { username } = await enterAsAgent(page, cell);
    const notices = page.locator("[data-site-footer]").getByRole("link", { name: cell.text("agentHome.notices") });
    await openRoute(page, cell, "agent");
    await expect(main(page).getByText(username, { exact: true })).toBeVisible();
    await expect(notices).toContainText(/[1-9]/);
    await notices.click();
    await arrived(page, "memberNotice");
    await tap(main(page), "button", cell.text("inbox.readAll"));
    await page.goBack();
    await expect(notices).not.toContainText(/\d/);
  });

  test(`on ${cell.name} a member who is moved while the agent looks is in the team no more, and the page goes on`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/status of 404/);
    const agent = await enterAsAgent(page, cell);
    const [going, staying] = [
      await openedBelow(cell, { below: agent }),
      await openedBelow(cell, { below: agent, type: "member" }),
    ];
    const moved = main(page).getByRole("link", { name: new RegExp(going.username) });
    await openRoute(page, cell, "memberTeam");
    await moved.click();
    await expect(main(page).getByRole("navigation").getByText(going.username, { exact: true })).toBeVisible();
    await moveMember(cell.brand.brand.merchant.code, { member: going.username, upline: "selya" });
    await page.getByRole("radio", { name: cell.text("period.month"), exact: true }).check({ force: true });
    await expect(main(page).getByText(cell.text("error.request.unknown")).first()).toBeVisible();
    await page.goBack();
    await expect(main(page).getByText(staying.username, { exact: true })).toBeVisible();
    await expect(moved).toHaveCount(0);
  });
}

for (const cell of cells) {
  test(`the agents' pages of ${cell.name} fit every phone`, async ({ page }) => {
    await enter(page, cell, "ramon");
    for (const route of [
      "agent",
      "teamOverview",
      "memberTeam",
      "teamProfitAndLoss",
      "teamBetting",
      "teamTransactions",
    ]) {
      await openRoute(page, cell, route);
      await expectFitsPhones(page);
    }
  });
}

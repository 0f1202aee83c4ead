// @vitest-environment jsdom
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { whiteLabelMenu } from "#gateway/white-label-menu.ts";
import { required } from "#kernel/assert.ts";
import { forgetSession } from "#session/session.ts";
import { openSite, type Opening } from "../support/base-site.tsx";
import { allSeen, appears, linksOf, tap, textsOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";
import { openQuestion } from "../support/over-the-page.ts";
import { plainStartUp } from "../support/widget-page.ts";

const waiting = { dailysalreqtype: null, divtypecompperiodreq: "NEW", contracthoursalreq: null };
const proposal = {
  id: "7",
  basis: "loss",
  cycle: "month",
  carry: "negative",
  replaces: false,
  from: "ra•••",
  proposedAt: "2026-03-13T02:00:00.000Z",
};
const footer = { teamLoginMemberCount: 12, teamBetMemberCount: 7, teamRegisterMemberCount: 3, teamOnlineCount: 5 };

/** A start-up answer with these entries of the white-label menu. */
const startUp = (menu: readonly string[], more: object = {}) => ({
  ...plainStartUp,
  info: { ...plainStartUp.info, menu: Object.fromEntries(menu.map((entry) => [entry, true])), ...more },
});

async function openHome({
  menu = whiteLabelMenu,
  info = {},
  answers = {},
  type = 1,
}: { menu?: readonly string[]; info?: object; answers?: object; type?: number } = {}) {
  const site = await openSite("/m/agent", {
    session: { type },
    answers: {
      startUp: startUp(menu, info),
      agentHome: { greeting: "afternoon", userName: "ramon", day: "2026-03-14", timeZone: "Asia/Manila" },
      teamKpi: { footer },
      agentNoticeCount: 4,
      unreadCount: 9,
      ...answers,
    } as Opening["answers"],
  } as Opening);
  await eventually(() => expect(textsOf("main").join(" ")).toContain("ramon"));
  return site;
}
/** Answers the open question with yes. */
async function agree() {
  const question = await eventually(() => required(openQuestion(), "A question"));
  await act(async () => question.answer(true));
}
/** The grid of entries, and where each leads that the white-label menu can allow. */
const grid = "main ul[data-look=discs]";
const entries = {
  TEAMOVERVIEW: "/m/agent/team/overview",
  TRANSRECORD: "/m/transaction/record?types=A",
  TEAMMANAGE: "/m/member/team",
  REDRAIN: "/m/redRain",
  TEAMPNL: "/m/agent/team/pnl",
  TEAMBETTING: "/m/teamBetting",
  REBATESETTING: "/m/member/agent/agentRebeat",
  AGENTREBATE: "/m/member/teamRebate",
  SECURITY: "/m/securityCenter",
  MESSAGES: "/m/webEmail",
} satisfies Record<(typeof whiteLabelMenu)[number], string>;
const words = () => textsOf("main").join(" ");

describe("the agents' home", () => {
  test("greets, and shows the name, the balance with two decimals, and where to withdraw and deposit @games-2-129 @games-2-130", async () => {
    await openHome();
    for (const shown of ["Good afternoon", "ramon", "1,234.50", "Asia/Manila"]) expect(words()).toContain(shown);
    expect(linksOf("main")).toEqual(expect.arrayContaining(["/m/withdraw", "/m/voucherCenter"]));
  });

  test("has today's four counters of the team, by the merchant's day @games-2-131", async () => {
    const site = await openHome();
    await eventually(() =>
      expect(textsOf("main dd").map((text) => /\d+$/.exec(text)?.[0])).toEqual(["12", "7", "3", "5"]),
    );
    const asked = site.sent("teamKpi") as { startDate: string; endDate: string };
    expect(asked.startDate).toBe(asked.endDate);
    expect(asked.startDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("has ten entries and customer service, in one order @account-1-06 @games-2-17 @games-2-132 @games-2-134", async () => {
    await openHome({ answers: { unreadCount: 0 } });
    await eventually(() => expect(linksOf(grid)).toEqual(Object.values(entries)));
    expect(textsOf(`${grid} > li`)).toEqual([
      "Team overview",
      "Account record",
      "Team management",
      "Red envelope rain",
      "Team profit and loss",
      "Team betting",
      "Rebate settings",
      "Agent rebate income",
      "Security center",
      "Messages",
      "Customer service",
    ]);
  });

  test.each(Object.entries(entries))(
    "has, where the white-label menu allows %s alone, %s and customer service @games-2-135",
    async (entry, address) => {
      await openHome({ menu: [entry] });
      await eventually(() => expect(linksOf(grid)).toEqual([address]));
      expect(textsOf(`${grid} button`)).toEqual(["Customer service"]);
    },
  );

  test("messages and announcements have badges for unread ones, and none at 0 @games-2-133 @games-2-138 @games-7-23", async () => {
    await openHome();
    const withBadge = (label: string) => allSeen("link", new RegExp(label)).map(({ textContent }) => textContent ?? "");
    await eventually(() => expect(withBadge("Messages").join()).toContain("9"));
    await eventually(() => expect(withBadge("News").join()).toContain("4"));
    await openHome({ answers: { unreadCount: 0, agentNoticeCount: 0 } });
    expect([...withBadge("Messages"), ...withBadge("News")].join()).not.toMatch(/\d/);
  });

  test.each([
    ["where dividends are shown", { dividendDisplay: true }, 1, true],
    ["not where they are not", { dividendDisplay: false }, 1, false],
    ["not for types 41 and 42", { dividendDisplay: true }, 41, false],
  ] as const)(
    "its footer has home, open account and, %s, the dividend @games-2-136 @games-2-137",
    async (_where, info, type, has) => {
      await openHome({ info, type });
      const shown = ["/m/home", "/m/agentRegister", ...(has ? ["/m/member/agent/agentDivident"] : [])];
      await eventually(() => expect(linksOf("[data-site-footer]")).toEqual([...shown, "/m/member/notice?types=A"]));
    },
  );

  test.each([null, 0, 4, 40])(
    "is replaced by home for type %s: back does not lead there again @games-4-28",
    async (type) => {
      const site = await openSite("/m/agent", { from: "/m/help", ...(type !== null && { session: { type } }) });
      await eventually(() => expect(site.address()).toBe("/m/home"));
      expect([site.sent("teamKpi"), site.sent("agentNoticeCount")]).toEqual([undefined, undefined]);
      await site.back();
      await eventually(() => expect(site.visited).toEqual(["/m/agent", "/m/home", "/m/help"]));
    },
  );

  const others = ["/m/withdraw", "/m/voucherCenter", "/m/agentRegister", "/m/member/notice?types=A"];

  test.each([...Object.values(entries), ...others])(
    "does not lead to %s when the session has ended since it was opened @games-2-139",
    async (address) => {
      const site = await openHome();
      const link = await eventually(() =>
        required(document.querySelector(`:is(main, [data-site-footer]) a[href="${address}"]`), address),
      );
      await act(async () => {
        forgetSession();
        fireEvent.click(link);
      });
      await eventually(() => expect(["/m/home", "/m/login"]).toContain(site.address()));
      expect(site.visited).not.toContain(address);
    },
  );

  const first = ["wallet", "unreadCount", "agentNoticeCount", "teamKpi"] as const;

  test("loads wallet, unread messages, unread announcements and the team's figures, then asks for the configuration again, and only then checks the contracts @games-4-29 @games-4-30", async () => {
    const site = await openHome();
    const made = () => site.calls.map(({ call }) => call);
    await eventually(() => expect(made()).toContain("contractCheck"));
    const before = made().slice(0, made().indexOf("contractCheck"));
    expect(before).toEqual(expect.arrayContaining([...first]));
    expect(before.at(-1)).toBe("startUp");
    expect(before.lastIndexOf("startUp")).toBeGreaterThan(Math.max(...first.map((call) => before.indexOf(call))));
  });

  test.each([41, 42])("asks for the configuration again for type %i, too, but for no contract", async (type) => {
    const site = await openHome({ type, answers: { contractCheck: waiting } });
    const made = () => site.calls.map(({ call }) => call);
    await eventually(() => expect(made().filter((call) => call === "startUp")).toHaveLength(2));
    expect(made().lastIndexOf("startUp")).toBeGreaterThan(Math.max(...first.map((call) => made().indexOf(call))));
    expect([made().includes("contractCheck"), openQuestion()]).toEqual([false, null]);
  });

  test("asks about a contract that waits, Go leads to it, and once answered it is not asked about again @games-4-26 @games-4-27", async () => {
    const contract = { answered: false };
    const site = await openHome({
      answers: {
        contractCheck: () => (contract.answered ? { ...waiting, divtypecompperiodreq: null } : waiting),
        contractDividendRequest: () => (contract.answered ? [] : [proposal]),
        contractTiers: [{ id: "1", needs: "1000.00", active: 0, rate: "5.00", standing: "applies" }],
        processDividend: () => ((contract.answered = true), { agreed: true }),
      },
    });
    await eventually(() => expect(openQuestion()?.title).toBe("A contract for you"));
    await agree();
    await eventually(() => expect(site.address()).toBe("/m/member/agent/getDevidendContract"));
    await tap("button", /^Read and answer/);
    await tap("button", "Accept");
    await agree();
    await eventually(() => expect(words()).toContain("Nothing is proposed to you right now"));
    const checked = () => site.calls.filter(({ call }) => call === "contractCheck").length;
    const before = checked();
    await site.back();
    await eventually(() => expect(checked()).toBeGreaterThan(before));
    expect([site.address(), openQuestion()]).toEqual(["/m/agent", null]);
  });

  test("counters that do not come say so, and the entries stay", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await openHome({ answers: { teamKpi: () => Promise.reject(new GatewayError("platform.failed", "down")) } });
    await appears("button", "Try again");
    expect(linksOf("main")).toContain("/m/member/team");
  });
});

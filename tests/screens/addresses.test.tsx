// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { openSite } from "../support/base-site.tsx";

/** The heading of the page at each address, and the parts of the frame it has. */
type Place = readonly [address: string, heading: string, frame: string, tags: string];

const forAll: readonly Place[] = [
  ["/", "PLAIN", "header footer", "@account-2.1-01"],
  ["/m", "PLAIN", "header footer", "@account-2.1-01"],
  ["/m/", "PLAIN", "header footer", "@account-2.1-01"],
  ["/m/index", "PLAIN", "header footer", "@account-2.1-01"],
  ["/m/index.html", "PLAIN", "header footer", "@account-2.1-01"],
  ["/m/home", "PLAIN", "header footer", "@account-2.1-01"],
  ["/m/login", "Welcome back", "", "@account-2.1-02"],
  ["/m/register", "Create your account", "", "@account-2.1-03"],
  ["/register.html", "Create your account", "", "@account-2.1-03"],
  ["/m/register.html", "Create your account", "", "@account-2.1-03"],
  ["/m/forget", "Forgot password", "header", "@account-2.1-04"],
  ["/m/notice", "Announcements", "header", "@account-2.1-07"],
  ["/m/service", "Customer service", "header", "@account-2.1-12 @games-2-28"],
  ["/m/activity", "Promotions", "header", "@account-2.1-13"],
  ["/m/activityInfo?id=1", "Promotion details", "header footer", "@account-2.1-14"],
  ["/m/gameLobby", "Game lobby", "header footer", "@account-2.1-16"],
  ["/m/useragreement", "User agreement", "header", "@account-2.1-17 @games-2-53"],
  ["/m/help", "How can we help?", "footer", "@account-2.1-18"],
  ["/m/helpDetail", "Help center", "header footer", "@account-2.1-18"],
  ["/m/trail", "Free trial", "header", "@account-2.1-22"],
  ["/m/maintenance", "Maintenance", "header", "@account-2.1-24"],
  ["/m/gameCenter", "Game center", "header footer", "@account-2.1-26"],
  ["/m/slotsCenter", "Slots center", "header footer", "@account-2.1-27"],
  ["/m/gameList?gameType=RNG", "Games", "header footer", "@games-2-06"],
  ["/m/download", "Download app", "header footer", "@games-2-45"],
];

const forMembers: readonly Place[] = [
  ["/m/changePsw", "Change password", "header", "@account-2.1-05"],
  ["/m/set", "Settings", "header footer", "@account-2.1-06"],
  ["/m/webEmail", "Messages", "header footer", "@account-2.1-08"],
  ["/m/message", "Messages", "header footer", "@account-2.1-25"],
  ["/m/moreLottery", "More lottery", "header", "@account-2.1-11"],
  ["/m/startLottery", "Lottery game", "header footer", "@account-2.1-15 @games-2-08"],
  ["/m/lottery", "Lotto", "header footer", "@games-2-05"],
  ["/m/voucherCenter", "Deposit", "header footer", "@account-2.1-19"],
  ["/m/withdraw", "Withdraw", "header footer", "@account-2.1-20"],
  ["/m/launchGame?gameId=1", "Game", "header", "@account-2.1-23"],
];

const forAgents: readonly Place[] = [
  ["/m/member/notice?types=A", "Agent announcements", "header footer", "@games-2-44"],
];

describe.each([
  ["a guest", undefined, forAll],
  ["a member", { type: 0 }, forMembers],
  ["an agent", { type: 1 }, forAgents],
])("%s finds", (_who, session, places) => {
  test.each(places)("at %s: %s", async (address, heading, frame, _tags) => {
    await openSite(address, { ...(session && { session }) });
    expect(document.querySelector("h1")?.textContent).toBe(heading);
    const around = ["header", "footer"].filter((part) => document.querySelector(`[data-site-${part}]`));
    expect(around.join(" ")).toBe(frame);
  });
});

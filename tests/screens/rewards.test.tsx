// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { activityStatus } from "#gateway/entities.ts";
import { metaOf } from "#gateway/field-meta.ts";
import { openSite, type Opening } from "../support/base-site.tsx";
import { allSeen, linksOf, tap, textsOf } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";
import { plainStartUp } from "../support/widget-page.ts";

const none = {
  terms: "",
  amount: null,
  points: null,
  progress: null,
  played: null,
  goal: null,
  times: null,
  timesGoal: null,
  endsAt: null,
  claimedAt: null,
  activity: null,
  offer: null,
};
const rewards = [
  { ...none, id: "mission:warm-up:2026-03-14", kind: "mission", title: "Warm up", status: "claim", amount: "5.00" },
  {
    ...none,
    id: "activity:gift",
    kind: "promotion",
    title: "A gift",
    status: "claim",
    amount: "18.00",
    activity: "gift",
  },
  { ...none, id: "offer:half", kind: "deposit", title: "Half on top", status: "join", offer: "half" },
];
const standing = {
  level: "Gold",
  played: "12000.00",
  next: "Platinum",
  toNext: "238000.00",
  progress: "4.8",
  toKeep: "8000.00",
  periodEnds: "2099-04-01T00:00:00.000Z",
  outcome: "lost",
};
const answers = {
  rewards,
  claimReward: { amount: "5.00" },
  missionRanking: [],
  vipStanding: standing,
  vipLevels: [],
  vipHistory: [],
};
const open = (address: string, { answers: more = {}, ...rest }: Opening = {}) =>
  openSite(address, { session: {}, ...rest, answers: { ...answers, ...more } as never });
const tapClaim = async () => fireEvent.click((await screen.findAllByRole("button", { name: /^Claim/ }))[0]!);
const main = () => document.querySelector("main")?.textContent ?? "";
const refused = (code: "activity.closed" | "platform.failed") => () => Promise.reject(new GatewayError(code, ""));

describe("the reward center", () => {
  test("one tap claims a reward, without a question", async () => {
    const { sent } = await open("/m/rewardCenter");
    await eventually(() => expect(main()).toContain("Warm up"));
    await tapClaim();
    await eventually(() => expect(sent("claimReward")).toEqual({ id: "mission:warm-up:2026-03-14" }));
    await screen.findAllByText("It's in your wallet");
  });

  test("the count in the footer is one less as soon as a reward is claimed @games-9-40", async () => {
    let unclaimed = 3;
    const claimReward = () => ({ amount: `${unclaimed--}.00` });
    await open("/m/rewardCenter", { answers: { promotionCount: () => unclaimed, claimReward } as never });
    const members = () => textsOf("[data-site-footer] a").at(-1);
    await eventually(() => expect(members()).toContain("3 promotions to claim"));
    await eventually(() => expect(main()).toContain("Warm up"));
    await tapClaim();
    await eventually(() => expect(members()).toContain("2 promotions to claim"));
  });

  test("what can be taken with a deposit leads to its form, and an activity to its page", async () => {
    await open("/m/rewardCenter");
    await eventually(() =>
      expect(linksOf("main").slice(0, 2)).toEqual(["/m/activityInfo?id=gift", "/m/voucherCenter?offer=half"]),
    );
  });

  test("a reward whose time ends while the page is open is refused in words, and the page shows what there is now", async () => {
    await open("/m/rewardCenter", {
      answers: ended("Warm up", "A new day"),
    });
    await eventually(() => expect(main()).toContain("Warm up"));
    await tapClaim();
    await screen.findAllByText(/It's over/);
    await eventually(() => expect(main()).toContain("A new day"));
    expect(main()).not.toContain("Warm up");
  });
});

describe("the mission board", () => {
  test("has a word and the contract's tone for each of the eleven statuses @games-4-36", async () => {
    const all = activityStatus.options.map((status) => ({ ...rewards[0], id: status, title: `Is ${status}`, status }));
    await open("/m/leaderBoard", { answers: { rewards: all } as never });
    await eventually(() => expect(main()).toContain("Is comingSoon"));
    const badges = [...document.querySelectorAll<HTMLElement>("main [data-tone]")];
    expect(badges.map(({ textContent, dataset }) => [textContent, dataset["tone"]])).toEqual(
      activityStatus.options.map((status) => [WORDS[status], metaOf(activityStatus).tones?.[status]]),
    );
  });

  test("draws how much of a mission is done, and says it", async () => {
    const half = { ...rewards[0], status: "process", progress: "40.0" };
    await open("/m/leaderBoard", { answers: { rewards: [half] } as never });
    await eventually(() => expect(main()).toContain("Done 40%"));
    const bars = [...document.querySelectorAll<HTMLProgressElement>("main progress")];
    expect(bars.map(({ value, max }) => [value, max])).toEqual([[40, 100]]);
  });

  test("one tap claims a mission, without a question, and the ranking follows", async () => {
    const { sent, calls } = await open("/m/leaderBoard");
    const times = (call: string) => calls.filter((request) => request.call === call).length;
    await eventually(() => expect(main()).toContain("Warm up"));
    const before = times("missionRanking");
    await tapClaim();
    await eventually(() => expect(sent("claimReward")).toEqual({ id: "mission:warm-up:2026-03-14" }));
    await screen.findAllByText("It's in your wallet");
    await eventually(() => expect(times("missionRanking")).toBeGreaterThan(before));
  });

  test("a mission that ends while its page is open is refused in words, and its row makes way for the next day's", async () => {
    await open("/m/leaderBoard", {
      answers: ended("Warm up", "Next day's warm up"),
    });
    await eventually(() => expect(main()).toContain("Warm up"));
    await tapClaim();
    await screen.findAllByText(/It's over/);
    await eventually(() => expect(main()).toContain("Next day's warm up"));
    expect(allSeen("button", /^Claim/)).toEqual([]);
  });
});

test("a VIP benefit that ends while the page is open is refused in words, and goes", async () => {
  await open("/m/member/benefits", {
    answers: ended("Weekly bonus", "Next week's bonus"),
  });
  await eventually(() => expect(main()).toContain("Weekly bonus"));
  await tapClaim();
  await screen.findAllByText(/It's over/);
  await eventually(() => expect(main()).toContain("Next week's bonus"));
});

test.each([
  ["leaderBoard", { answers: { startUp: withMissions(false) } }],
  ["member/manualRebate", { flags: { MANPLAYREB3: false } }],
])("/m/%s leads to home where the merchant does not have it", async (address, opening) => {
  const { address: at } = await open(`/m/${address}`, opening as never);
  await eventually(() => expect(at()).toBe("/m/home"));
});

test("without a reward center its address, which popups and banners lead to, is the list of activities", async () => {
  const { address } = await open("/m/rewardCenter", { flags: { REWCEN3: false } });
  await eventually(() => expect(address()).toBe("/m/activity"));
});

test("without the promotion MISSION no page leads to missions", async () => {
  await open("/m/rewardCenter", { answers: { startUp: withMissions(false) } as never });
  await eventually(() => expect(main()).toContain("Warm up"));
  expect(linksOf("main")).not.toContain("/m/leaderBoard");
});

test("the VIP page says what is missing for the next level and what happens when the month ends", async () => {
  await open("/m/member/benefits", { answers: { rewards: [] } as never });
  await eventually(() => expect(main()).toContain("238,000.00"));
  expect(main()).toContain("One level down");
});

describe("the manual rebate", () => {
  const due = { turnover: "0.00", amount: "0.00", since: "2026-03-08", takenAt: null };
  const share = { gameType: "RNG", turnover: "500.00", rate: "0.80", amount: "4.00" };
  const button = () => allSeen("button", "Take the rebate");
  const openRebate = (more: object) =>
    open("/m/member/manualRebate", {
      flags: { MANPLAYREB3: true },
      answers: { rebatesDue: due, rebateShares: [], ...more } as never,
    });

  test("where there is nothing to take there is no button, and the page says so", async () => {
    await openRebate({});
    await screen.findAllByText(/Nothing to take yet/);
    expect(button()).toEqual([]);
  });
  test("where its figures cannot be loaded nothing is taken unseen", async () => {
    await openRebate({ rebateShares: refused("platform.failed"), rebatesDue: refused("platform.failed") });
    await eventually(() => expect(allSeen("button", "Try again").length).toBeGreaterThan(0));
    expect(button()).toEqual([]);
  });
  test("that another phone has taken meanwhile says so", async () => {
    await openRebate({ rebateShares: [share], takeRebates: refused("activity.closed") });
    await tap("button", "Take the rebate");
    expect(await screen.findAllByText(/Nothing to take yet/)).toHaveLength(1);
  });
});

/** What the statuses are called. */
const WORDS = {
  join: "Open",
  claim: "Ready",
  applying: "Applying",
  close: "Closed",
  rejected: "Rejected",
  issued: "Issued",
  claimed: "Claimed",
  signed: "Signed in",
  process: "Under way",
  joined: "Joined",
  comingSoon: "Coming soon",
} as const;

/** One mission that can be claimed until somebody tries to; by then it is over, and another is under way. */
function ended(before: string, after: string) {
  let now = { ...rewards[0], title: before };
  return {
    rewards: () => [now],
    claimReward() {
      now = { ...now, id: "mission:warm-up:2026-03-15", title: after, status: "process" };
      return refused("activity.closed")();
    },
  } as never;
}

function withMissions(MISSION: boolean) {
  return { ...plainStartUp, info: { ...plainStartUp.info, promotions: { MISSION, REFERRAL: true } } };
}

import { expect } from "vitest";
import { serviceAddress } from "#data/information/service-link/service-address.ts";
import type { CallName } from "#gateway/contract.ts";
import { acme, type Caller, EN } from "../support/caller.ts";
import { accountSuccesses } from "./account-calls.ts";
import { activitySuccesses } from "./activity-calls.ts";
import { agentSuccesses } from "./agent-calls.ts";
import { agentRebateSuccesses } from "./agent-rebate-calls.ts";
import { agentRegistrationSuccesses } from "./agent-registration-calls.ts";
import { cardSuccesses } from "./card-calls.ts";
import { contractSuccesses } from "./contract-calls.ts";
import { closingSuccesses } from "./closing-calls.ts";
import { exportSuccesses } from "./export-calls.ts";
import { depositSuccesses } from "./deposit-calls.ts";
import { drawSuccesses } from "./draw-calls.ts";
import { gameSuccesses } from "./game-calls.ts";
import { invitationSuccesses } from "./invitation-calls.ts";
import { feedbackSuccesses } from "./feedback-calls.ts";
import { inboxSuccesses } from "./inbox-calls.ts";
import { launchSuccesses } from "./launch-calls.ts";
import { passkeySuccesses } from "./passkey-calls.ts";
import { personalInfoSuccesses } from "./personal-info-calls.ts";
import { protectionSuccesses } from "./protection-calls.ts";
import { rainSuccesses } from "./rain-calls.ts";
import { recordSuccesses } from "./record-calls.ts";
import { rewardSuccesses } from "./reward-calls.ts";
import { sessionSuccesses } from "./session-calls.ts";
import { securitySuccesses } from "./security-calls.ts";
import { teamSuccesses } from "./team-calls.ts";
import { teamReportSuccesses } from "./team-report-calls.ts";
import { transferSuccesses } from "./transfer-calls.ts";
import { withdrawalSuccesses } from "./withdrawal-calls.ts";

/**
 * One successful call of every endpoint, with assertions on its answer beyond the schema. A call without one does not
 * compile.
 */
export const successes: Record<CallName, (caller: Caller) => Promise<void>> = {
  ...cardSuccesses,
  ...agentRebateSuccesses,
  ...agentRegistrationSuccesses,
  ...depositSuccesses,
  ...transferSuccesses,
  ...securitySuccesses,
  ...withdrawalSuccesses,
  ...protectionSuccesses,
  ...rewardSuccesses,
  ...invitationSuccesses,
  ...closingSuccesses,
  ...contractSuccesses,
  ...exportSuccesses,
  ...personalInfoSuccesses,
  ...feedbackSuccesses,
  ...inboxSuccesses,
  ...rainSuccesses,
  async startUp(caller) {
    const value = await caller.value("startUp", {});
    expect(value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      location: { country: "PH", currency: "PHP" },
      info: { promotions: { REFERRAL: true } },
    });
    expect(value.serverTime).toBe(caller.platform.clock.now().toISOString());
  },
  async versionInfo(caller) {
    const { version, resources } = await caller.value("versionInfo", {});
    expect(version.pathList).toContain("GET /api/version-info");
    expect(version.pathList).toEqual([...new Set(version.pathList)].toSorted());
    expect(resources).toEqual((await caller.value("settings", EN)).resources);
  },
  async settings(caller) {
    const { customerService, resources } = await caller.value("settings", EN);
    expect(customerService.map((contact) => contact.type).sort()).toEqual([
      "customerService",
      "facebook",
      "telegram",
      "telegram",
    ]);
    expect(customerService.map((contact) => contact.key)).toEqual([
      "CUSTOMERSERVICE",
      "TELEGRAM",
      "TELEGRAM1",
      "FACEBOOK",
    ]);
    const hidden = customerService.find((contact) => contact.type === "customerService")?.url ?? "";
    expect(await serviceAddress(hidden, { cipher: "des-ecb", encoding: "hex" })).toBe(
      "https://service.acme.example/chat",
    );
    expect(resources.map((resource) => resource.resourceType)).toEqual(["Android", "IOS", "MOBILECONFIG"]);
  },
  async serviceLink(caller) {
    expect((await caller.value("serviceLink", EN)).url).toMatch(/^https:/);
  },
  async registerSettings(caller) {
    expect((await caller.value("registerSettings", {})).fields["username"]).toEqual({ enabled: true, required: true });
  },
  async fieldRules(caller) {
    const rules = await caller.value("fieldRules", {});
    expect(Object.keys(rules)).toEqual(
      expect.arrayContaining([
        "loginUsername",
        "loginPassword",
        "loginMobileNum",
        "verificationCode",
        "captcha",
        "zalo",
        "payeeName",
      ]),
    );
    expect(rules["confirmPassword"]).toEqual({ equals: "password" });
  },
  async memberInfo(caller) {
    const maria = await caller.value("memberInfo", {}, { token: await caller.signIn("maria") });
    expect(maria).toMatchObject({ account: "maria", nickname: "Maria Clara", type: 0, toUpline: true, vip: "Bronze" });
    expect(await caller.value("memberInfo", {}, { token: await caller.signIn("juan") })).toMatchObject({
      nickname: "",
      toUpline: false,
      vip: null,
    });
  },
  async wallet(caller) {
    expect(await caller.value("wallet", {}, { token: await caller.signIn("maria") })).toEqual({
      sumBalance: "25480.75",
      currency: "PHP",
    });
  },
  async merchantWallet(caller) {
    expect(await caller.value("merchantWallet", {}, { token: await caller.signIn("maria") })).toEqual({
      balance: "23080.75",
      currency: "PHP",
    });
    expect(await caller.value("merchantWallet", {}, { token: await caller.signIn("juan") })).toEqual(
      expect.objectContaining({ balance: "120.00" }),
    );
  },
  async walletList(caller) {
    const of = async (username: string) => caller.value("walletList", EN, { token: await caller.signIn(username) });
    const wallets = await of("maria");
    expect(wallets).toEqual([
      { id: "main", name: null, balance: "23080.75" },
      { id: "GNL", name: expect.any(String), balance: "2400.00" },
    ]);
    expect(await of("juan")).toEqual([{ id: "main", name: null, balance: "120.00" }]);
  },
  async promotionCount(caller) {
    const token = await caller.signIn("maria");
    const rewards = await caller.value("rewards", EN, { token });
    const claimable = rewards.filter(({ status }) => status === "claim").length;
    expect(claimable).toBeGreaterThan(2);
    expect(await caller.value("promotionCount", {}, { token })).toBe(claimable);
  },
  async announcements(caller) {
    const ask = { types: "B,PL,PU,H,A", groupName: "m_home", language: "TY" } as const;
    const visitor = await caller.value("announcements", ask);
    expect(visitor.filter((item) => item.type === "B")).toHaveLength(5);
    expect(
      visitor
        .filter((item) => item.type === "PU")
        .map((item) => item.execution)
        .sort(),
    ).toEqual(["A", "A", "B", "B", "F"]);
    expect(visitor.some((item) => item.type === "A")).toBe(false);
    expect(visitor.some((item) => item.title === `Tuloy po kayo sa ${acme.name}`)).toBe(true);
    const agent = await caller.value("announcements", ask, { token: await caller.signIn("ramon") });
    expect(agent.some((item) => item.type === "A")).toBe(true);
  },
  async helpArticles(caller) {
    const english = await caller.value("helpArticles", EN);
    expect(english.length).toBeGreaterThanOrEqual(8);
    expect(english[0]).toMatchObject({ id: "open-account", title: "How do I open an account?" });
    expect((await caller.value("helpArticles", { language: "TY" })).map(({ id }) => id)).toEqual(
      english.map(({ id }) => id),
    );
    const agreement = await caller.value("helpArticles", { ...EN, topic: "agreement" });
    expect(agreement[0]?.content).toContain(acme.name);
    expect(await caller.value("helpArticles", { ...EN, device: "WEB" })).toEqual([]);
  },
  async vendors(caller) {
    const all = await caller.value("vendors", EN);
    expect(new Set(all.map((vendor) => vendor.vassalage)).size).toBeGreaterThanOrEqual(10);
    expect(all.reduce((sum, vendor) => sum + vendor.gameCount, 0)).toBeGreaterThanOrEqual(640);
    expect(
      (await caller.value("vendors", { ...EN, gameType: "LOTT" })).map((vendor) => vendor.vassalage).sort(),
    ).toEqual(["TCG_LOTTO_VN", "TCG_SEA"]);
  },
  async gameCategories(caller) {
    const { content } = await caller.value("gameCategories", EN);
    expect(content.map((entry) => entry.gameCategory)).toEqual([
      "RNG",
      "LIVE",
      "FISH",
      "PVP",
      "SPORTS",
      "ESPORTS",
      "COCKFIGHT",
      "LOTT",
    ]);
  },
  async hotGames(caller) {
    expect(await caller.value("hotGames", { ...EN, gameType: "RNG" })).toHaveLength(30);
    const few = await caller.value("hotGames", { ...EN, limit: 6 });
    expect(few).toHaveLength(6);
    expect(new Set(few.map((game) => game.gameType)).size).toBeGreaterThan(1);
    for (const game of await caller.value("hotGames", { ...EN, gameType: "FISH", limit: 60 }))
      expect(game).toMatchObject({ gameType: "FISH", hot: true });
  },
  async hotMatches(caller) {
    const matches = await caller.value("hotMatches", EN);
    const times = matches.map((match) => match.matchTime);
    expect(times).toHaveLength(8);
    expect(times).toEqual(times.toSorted());
    const now = caller.platform.clock.now().toISOString();
    for (const { live, matchTime } of matches) expect(live === undefined).toBe(matchTime > now);
  },
  async winnerBoard(caller) {
    expect(await caller.value("winnerBoard", { ...EN, limitNum: 24 })).toHaveLength(24);
    for (const { vo } of await caller.value("winnerBoard", { ...EN, gameCategory: "FISH" }))
      expect(vo.customerName).toMatch(/^[a-z]{2}\*\*\*\d\d$/);
  },
  ...accountSuccesses,
  ...activitySuccesses,
  ...agentSuccesses,
  ...drawSuccesses,
  ...gameSuccesses,
  ...launchSuccesses,
  ...recordSuccesses,
  ...passkeySuccesses,
  ...sessionSuccesses,
  ...teamSuccesses,
  ...teamReportSuccesses,
};

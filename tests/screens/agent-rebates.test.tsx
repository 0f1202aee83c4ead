// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openSite } from "../support/base-site.tsx";
import { allSeen, appears, complaints, field, tap, type } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";

const page = (...content: object[]) => ({ content, pageNum: 1, totalPages: 1 });
const quota = { gameType: "RNG", rate: "1.20", next: null, given: "1.06" };
const nena = { id: "n1", userName: "nena", type: "agent", lowest: "0.53", highest: "1.06" };
const choices = ["0.80", "0.85", "0.90"].map((value) => ({ value, label: `${value}%` }));
const slots = { name: "rng", kind: "select", label: "Slots", required: true, choices, initial: "0.85" };
const live = { ...slots, name: "live", label: "Live casino", initial: "0.80" };
const rebateForms = { fields: [slots, live], from: "2026-03-15" };
const row = {
  id: "n1",
  userName: "nena",
  gameType: null,
  day: null,
  turnover: "5000.00",
  rate: "0.14",
  amount: "7.00",
  state: "estimate",
};
const due = { amount: "12.40", days: 3, since: "2026-02-13", takenAt: null };
const link = {
  code: "ABCD2345",
  name: "Cebu",
  type: "agent",
  link: "https://shop.example/m/register?affiliateCode=ABCD2345",
  came: 3,
  lowest: "0.40",
  highest: "0.90",
  createdAt: "2026-03-14T05:20:00.000Z",
};
const open = (path: string, answers: object = {}) =>
  openSite(path, {
    session: { type: 1 },
    answers: {
      rebateQuotas: [quota, { ...quota, gameType: "LIVE", next: "0.90" }],
      rebateDownlines: page(nena),
      downlineRebates: [{ gameType: "RNG", rate: "0.85", next: null }],
      rebateForms,
      teamRebates: page(row),
      teamRebateSummaries: { turnover: "5000.00", amount: "7.00", final: "5.00", estimate: "2.00" },
      teamRebatesDue: due,
      checkUserName: { state: "free" },
      agentLinks: [link],
      ...answers,
    } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";
const refusedWith = (code: "rebate.high" | "name.taken", name: string) => () =>
  Promise.reject(new GatewayError(code, "", { field: name }));

/** Leads on to the rates: the button waits until the platform has answered about the name. */
const goOn = () =>
  eventually(async () => {
    const [next] = allSeen("button", "Continue");
    if (next && !next.closest("[hidden]")) await tap("button", "Continue");
    expect(document.querySelector('select[name="rates:rng"]')?.closest("[hidden]")).toBeNull();
  });

describe("the rebate settings @games-2-40", () => {
  test("show what the agent has, what is given on, and who is directly below", async () => {
    await open("/m/member/agent/agentRebeat");
    await eventually(() => expect(main()).toContain("nena"));
    for (const text of ["Slots", "1.20%", "1.06%", "0.90%", "Agent"]) expect(main()).toContain(text);
  });
  test("change the rates of somebody in a sheet, with what is set chosen @games-7-42", async () => {
    const site = await open("/m/member/agent/agentRebeat", { updateDownlineRebates: { from: "2026-03-15" } });
    await tap("button", /nena/);
    await appears("dialog", "Rebates of nena");
    await eventually(async () => expect((await field("Slots")).value).toBe("0.85"));
    await type({ Slots: "0.90" });
    await tap("button", "Save");
    await eventually(() =>
      expect(site.sent("updateDownlineRebates")).toEqual({ id: "n1", rates: { rng: "0.90", live: "0.80" } }),
    );
  });
  test("say at the field of the category that a rate is above what the agent has by now", async () => {
    await open("/m/member/agent/agentRebeat", { updateDownlineRebates: refusedWith("rebate.high", "rates.live") });
    await tap("button", /nena/);
    await field("Live casino");
    await tap("button", "Save");
    await eventually(() => expect(complaints()).toContain("That is more than you have yourself."));
    expect((await field("Live casino")).getAttribute("aria-invalid")).toBe("true");
  });
  test("are not for members", async () => {
    const site = await openSite("/m/member/agent/agentRebeat", { session: { type: 0 } });
    await eventually(() => expect(site.address()).toBe("/m/home"));
    expect(site.sent("rebateQuotas")).toBeUndefined();
  });
});

describe("the income by rebates @games-2-41", () => {
  test("says of each source what it brings, and what may still change", async () => {
    await open("/m/member/teamRebate");
    await eventually(() => expect(main()).toContain("nena"));
    for (const text of ["12.40", "7.00", "5,000.00", "0.14%", "Estimate"]) expect(main()).toContain(text);
  });
  test("opens into what a row is made of", async () => {
    const site = await open("/m/member/teamRebate");
    await tap("button", /nena/);
    await appears("dialog", "What it is made of");
    await eventually(() => expect(site.sent("teamRebates")).toMatchObject({ sourceId: "n1" }));
  });
  test("is taken by one tap", async () => {
    const site = await open("/m/member/teamRebate", { takeTeamRebates: { amount: "12.40" } });
    await tap("button", "Take it now");
    await eventually(() => expect(site.sent("takeTeamRebates")).toEqual({}));
  });
});

describe("the page to open an account @games-2-42 @games-7-46", () => {
  test("says while a name is typed whether it can be had, and opens the account with its rates", async () => {
    const site = await open("/m/agentRegister", { openAccount: { id: "1", userName: "bago_01" } });
    await type({ "User name": "bago_01", "First password": "Livery-2026" });
    await eventually(() => expect(main()).toContain("Free"));
    expect(site.sent("checkUserName")).toMatchObject({ username: "bago_01" });
    await goOn();
    await eventually(async () => expect((await field("Slots")).value).toBe("0.85"));
    await tap("button", "Open the account");
    await eventually(() =>
      expect(site.sent("openAccount")).toMatchObject({
        username: "bago_01",
        rates: { rng: "0.85", live: "0.80" },
      }),
    );
  });
  test("leads back to the name that somebody else took meanwhile, and keeps what was typed", async () => {
    await open("/m/agentRegister", { openAccount: refusedWith("name.taken", "username") });
    await type({ "User name": "bago_01", "First password": "Livery-2026" });
    await eventually(() => expect(main()).toContain("Free"));
    await goOn();
    await tap("button", "Open the account");
    await eventually(() => expect(complaints()).toContain("Sorry, the username already exists."));
    expect((await field("User name")).value).toBe("bago_01");
  });
  test("lists links with how many came, and shows and deletes them", async () => {
    const site = await open("/m/agentRegister", { removeAgentLink: { removed: true } });
    await tap("tab", "By link");
    await eventually(() => expect(main()).toContain("Cebu"));
    await tap("button", /Link and QR code/);
    const sheet = await appears("dialog", "Link Cebu");
    await eventually(() => expect(sheet.querySelector("a")?.getAttribute("href")).toBe(link.link));
    await tap("button", /^Delete/);
    await appears("dialog", "Delete this link?");
    await eventually(() => expect(allSeen("button", "Delete").length).toBeGreaterThan(0));
    allSeen("button", "Delete").at(-1)?.click();
    await eventually(() => expect(site.sent("removeAgentLink")).toMatchObject({ code: "ABCD2345" }));
  });
  test("makes a link with a name, a type and rates", async () => {
    const site = await open("/m/agentRegister", { createAgentLink: { code: "NEWC2345" } });
    await tap("tab", "By link");
    await tap("button", "New link");
    await appears("dialog", "New link");
    await type({ "What is it called?": "Davao" });
    await field("Slots");
    await tap("button", "Create the link");
    await eventually(() =>
      expect(site.sent("createAgentLink")).toMatchObject({ name: "Davao", type: "member", rates: { rng: "0.85" } }),
    );
  });
});

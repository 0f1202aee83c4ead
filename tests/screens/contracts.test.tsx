// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { openSite, type Opening } from "../support/base-site.tsx";
import { allSeen, linksOf, tap } from "../support/drawn-page.ts";
import { eventually } from "../support/eventually.ts";
import { openQuestion } from "../support/over-the-page.ts";
import { plainStartUp } from "../support/widget-page.ts";

const rules = { basis: "loss", cycle: "month", carry: "negative" };
const proposal = { id: "7", ...rules, replaces: false, from: "ra•••", proposedAt: "2026-03-13T02:00:00.000Z" };
const tier = { id: "1", needs: "1000.00", active: 0, rate: "5.00", standing: "applies" };
const next = { id: "2", needs: "20000.00", active: 3, rate: "10.00", standing: "next" };
const terms = {
  id: "3",
  ...rules,
  from: "ra•••",
  acceptedAt: "2026-01-04T02:00:00.000Z",
  since: "2025-12-31T16:00:00.000Z",
  base: "4000.00",
  active: 2,
  rate: "5.00",
  amount: "200.00",
  certainty: "estimate",
  missing: "16000.00",
  missingActive: 1,
  endsAt: "2099-04-01T00:00:00.000Z",
  timeZone: "Asia/Manila",
};
const noTerms = {
  ...terms,
  id: null,
  from: null,
  acceptedAt: null,
  since: null,
  base: "0.00",
  active: null,
  rate: null,
  amount: "0.00",
  missing: null,
  missingActive: null,
};
const month = {
  id: "2026-02",
  title: "February 2026",
  plan: "3",
  stake: "9000.00",
  openStake: "0.00",
  paid: "4000.00",
  carriedIn: "-1000.00",
  base: "4000.00",
  active: 2,
  rate: "5.00",
  amount: "200.00",
  carriedOut: "0.00",
  status: "due",
  certainty: "final",
  paidAt: null,
};
/** A merchant who shows dividends to agents, or one who does not. */
const startUp = (dividendDisplay: boolean) => ({ ...plainStartUp, info: { ...plainStartUp.info, dividendDisplay } });
const answers = {
  startUp: startUp(true),
  contractDividendRequest: [],
  dailyContractRequest: [],
  hourlyContractRequest: [],
  contractTerms: terms,
  contractTiers: [tier, next],
  contractHistory: [],
  salaryRecords: [],
  dividendInfo: { ...month, id: "2026-03", title: "March 2026", status: "running", certainty: "estimate" },
  dividendHistory: [month],
  payoutDividend: { amount: "200.00" },
  processDividend: { agreed: true },
  processDailySalary: { agreed: true },
  processHourlySalary: { agreed: true },
  applySalary: { amount: "200.00" },
};
const waiting = {
  contractDividendRequest: [proposal],
};
const open = (address: string, { answers: more = {}, ...rest }: Opening = {}) =>
  openSite(`/m/member/agent/${address}`, {
    session: { type: 1 } as never,
    ...rest,
    answers: { ...answers, ...more } as never,
  });
const main = () => document.querySelector("main")?.textContent ?? "";
const refused = (code: "contract.over" | "activity.closed" | "platform.failed") => () =>
  Promise.reject(new GatewayError(code, ""));

describe("the page of a contract", () => {
  test.each(["getDevidendContract", "getSalaryContract", "getHourContract"])(
    "%s says what is reached, that it is an estimate, and what the next tier needs",
    async (address) => {
      await open(address);
      await eventually(() => expect(main()).toContain("16,000.00"));
      for (const words of ["Estimate", "5.00%", "Missing for the next tier", "Nothing is proposed to you right now"])
        expect(main()).toContain(words);
      expect(allSeen("button", "Accept")).toEqual([]);
    },
  );

  test("without a contract says so, and that no tier is reached", async () => {
    await open("getDevidendContract", { answers: { contractTerms: noTerms, contractTiers: [] } as never });
    await screen.findAllByText("No contract of this kind is in force");
    await screen.findAllByText("Nothing was ever proposed to you");
    expect(main()).toContain("No tier is reached");
  });

  test.each([
    ["Accept", "getDevidendContract", "contractDividendRequest", "processDividend", 1],
    ["Decline", "getDevidendContract", "contractDividendRequest", "processDividend", 0],
    ["Accept", "getSalaryContract", "dailyContractRequest", "processDailySalary", 1],
    ["Decline", "getSalaryContract", "dailyContractRequest", "processDailySalary", 0],
    ["Accept", "getHourContract", "hourlyContractRequest", "processHourlySalary", 1],
    ["Decline", "getHourContract", "hourlyContractRequest", "processHourlySalary", 0],
  ])(
    "%s on %s asks once more, and answers the proposal that was read",
    async (label, address, request, call, accept) => {
      const { sent } = await open(address, { answers: { [request]: [proposal] } as never });
      await tap("button", /^Read and answer/);
      await tap("button", label);
      await eventually(() => expect(openQuestion()).not.toBeNull());
      expect(sent(call)).toBeUndefined();
      openQuestion()?.answer(true);
      await eventually(() => expect(sent(call)).toMatchObject({ id: "7", accept }));
    },
  );

  test.each([
    ["getSalaryContract", "daily-salary", "2026-03-12"],
    ["getHourContract", "hourly-salary", "2026-03-12T05Z"],
  ])("%s pays what is due by one tap, and has no button where nothing is", async (address, contract, id) => {
    const none = { ...month, id: "none", title: "Nothing that day", status: "none", amount: "0.00" };
    const { sent } = await open(address, {
      answers: { salaryRecords: [{ ...month, id, title: "Twelfth of March" }, none] } as never,
    });
    await eventually(() => expect(main()).toContain("Nothing that day"));
    const [pay, more] = await screen.findAllByRole("button", { name: /^Get the salary/ });
    expect(more).toBeUndefined();
    fireEvent.click(pay!);
    await eventually(() => expect(sent("applySalary")).toEqual({ contract, id }));
    await screen.findAllByText("It's in your wallet");
  });

  test("an answer that comes too late is said in words, and the page is refetched", async () => {
    const { calls } = await open("getDevidendContract", {
      answers: { ...waiting, processDividend: refused("contract.over") } as never,
    });
    await tap("button", /^Read and answer/);
    await tap("button", "Accept");
    await eventually(() => expect(openQuestion()).not.toBeNull());
    const asked = () => calls.filter(({ call }) => call === "contractDividendRequest").length;
    const before = asked();
    openQuestion()?.answer(true);
    await screen.findAllByText(/doesn't wait for your answer any more/);
    await eventually(() => expect(asked()).toBeGreaterThan(before));
  });

  test("what cannot be loaded can be tried again, and nothing can be accepted unseen", async () => {
    await open("getDevidendContract", {
      answers: { ...waiting, contractTiers: refused("platform.failed") } as never,
    });
    await tap("button", /^Read and answer/);
    await eventually(() => expect(allSeen("button", "Try again").length).toBeGreaterThan(1));
    expect(allSeen("button", "Accept")).toEqual([]);
  });
});

describe("the dividend", () => {
  test("shows the month that runs and those before, and leads to its contract", async () => {
    await open("agentDivident");
    await eventually(() => expect(main()).toContain("February 2026"));
    for (const words of ["March 2026", "Estimate", "Final", "Due", "200.00"]) expect(main()).toContain(words);
    expect(linksOf("main")).toContain("/m/member/agent/getDevidendContract");
  });

  test("a month that is due is paid by one tap", async () => {
    const { sent } = await open("agentDivident");
    await eventually(() => expect(main()).toContain("February 2026"));
    fireEvent.click((await screen.findAllByRole("button", { name: /^Pay out/ }))[0]!);
    await eventually(() => expect(sent("payoutDividend")).toEqual({ id: "2026-02" }));
    await screen.findAllByText("It's in your wallet");
  });

  test("a month that brings nothing, and one that is paid, have no button", async () => {
    const months = [
      { ...month, id: "2026-01", status: "none", amount: "0.00" },
      { ...month, status: "paid" },
    ];
    await open("agentDivident", { answers: { dividendHistory: months } as never });
    await eventually(() => expect(main()).toContain("Nothing due"));
    expect(allSeen("button", "Pay out")).toEqual([]);
  });

  test("is home where the merchant does not show dividends, and its contract does not lead there @games-2-137", async () => {
    const hidden = { answers: { startUp: startUp(false) } as never };
    const { address, calls } = await open("agentDivident", hidden);
    await eventually(() => expect(address()).toBe("/m/home"));
    expect(calls.map(({ call }) => call)).not.toContain("dividendInfo");
    await open("getDevidendContract", hidden);
    await eventually(() => expect(linksOf("main")).toContain("/m/member/agent/getSalaryContract"));
    expect(linksOf("main")).not.toContain("/m/member/agent/agentDivident");
    await open("getDevidendContract");
    await eventually(() => expect(linksOf("main")).toContain("/m/member/agent/agentDivident"));
  });

  test.each([0, 40, 41, 42])("is home for members of type %i, who ask for no figures @games-6-05", async (type) => {
    const { address, calls } = await open("agentDivident", { session: { type } as never });
    await eventually(() => expect(address()).toBe("/m/home"));
    expect(calls.map(({ call }) => call)).not.toContain("dividendInfo");
  });
});

import { describe, expect, test } from "vitest";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import {
  answer,
  bet,
  contracted,
  decide,
  newAgent,
  newMemberBelow,
  proposeTo,
  TIERS,
  type Agent,
} from "./contract-agents.ts";

const FEBRUARY = new Date("2026-02-10T04:00:00Z");
const JANUARY = new Date("2026-01-10T04:00:00Z");
const MARCH = new Date("2026-03-02T04:00:00Z");
const HOUR_MS = 3_600_000;

describe.each(engines)("contracts of agents on %s", (engine) => {
  const caller = callerOn(engine);

  const now = () => caller.platform.clock.now();
  const earlier = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const balance = async (agent: Agent) => minorUnits((await caller.value("merchantWallet", {}, agent)).balance);
  const months = async (agent: Agent) => caller.value("dividendHistory", EN, agent);
  const month = async (agent: Agent, id: string) => (await months(agent)).find((one) => one.id === id);
  const days = async (agent: Agent) => caller.value("salaryRecords", { contract: "daily-salary", ...EN }, agent);
  const payout = (agent: Agent, id: string) => caller.call("payoutDividend", { id }, agent);
  const isAgent = ({ id }: Agent) =>
    caller.platform.database.updateTable("accounts").set({ type: 1 }).where("id", "=", id).execute();
  const code = async (call: ReturnType<typeof answer>) => (await call).failure.error?.code;

  describe("an answer", () => {
    test("is given once: the same again is answered as before, the other one is refused", async () => {
      const agent = await newAgent(caller);
      const id = await proposeTo(caller, agent, "dividend");
      const ten = await Promise.all(Array.from({ length: 10 }, () => answer(caller, agent, "dividend", id)));
      expect(ten.map(({ value }) => value)).toEqual(ten.map(() => ({ agreed: true })));
      expect(await code(answer(caller, agent, "dividend", id, 0))).toBe("contract.over");
      expect(await caller.value("contractHistory", { contract: "dividend" }, agent)).toMatchObject([
        { id, state: "inForce" },
      ]);
    });

    test("of two phones, one that accepts and one that declines, one is refused", async () => {
      const agent = await newAgent(caller);
      const id = await proposeTo(caller, agent, "daily-salary");
      const both = await Promise.all([1, 0].map((accept) => answer(caller, agent, "daily-salary", id, accept)));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    test("comes too late after the upline has taken the proposal back, or made another one", async () => {
      const agent = await newAgent(caller);
      const [first, second] = [await proposeTo(caller, agent, "dividend"), await proposeTo(caller, agent, "dividend")];
      expect(await code(answer(caller, agent, "dividend", first))).toBe("contract.over");
      await proposeTo(caller, agent, "dividend", null);
      expect(await code(answer(caller, agent, "dividend", second))).toBe("contract.over");
      const history = await caller.value("contractHistory", { contract: "dividend" }, agent);
      expect(history.map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
      expect(await caller.value("contractCheck", {}, agent)).toMatchObject({ divtypecompperiodreq: null });
    });

    test("is the agent's own: a proposal to somebody else, or of another kind, is unknown", async () => {
      const [agent, other] = [await newAgent(caller), await newAgent(caller)];
      const id = await proposeTo(caller, other, "dividend");
      expect(await code(answer(caller, agent, "dividend", id))).toBe("request.unknown");
      expect(await code(answer(caller, other, "hourly-salary", id))).toBe("request.unknown");
      const tiers = await caller.call("contractTiers", { contract: "dividend", id }, agent);
      expect(tiers.failure.error.code).toBe("request.unknown");
    });

    test("a contract that is accepted replaces the one in force, and says so before", async () => {
      const { agent, id } = await contracted(caller, "dividend");
      const next = await proposeTo(caller, agent, "dividend", [TIERS[0]!]);
      expect(await caller.value("contractDividendRequest", {}, agent)).toMatchObject([{ id: next, replaces: true }]);
      expect(await caller.value("contractCheck", {}, agent)).toMatchObject({ divtypecompperiodreq: "CHANGE" });
      await answer(caller, agent, "dividend", next);
      expect(await caller.value("contractHistory", { contract: "dividend" }, agent)).toMatchObject([
        { id: next, state: "inForce" },
        { id, state: "replaced", endedAt: now().toISOString() },
      ]);
      expect((await month(agent, "2026-02"))?.plan).toBe(id);
      expect((await caller.value("dividendInfo", EN, agent)).plan).toBe(next);
    });
  });

  test.each([
    ["tiers that give less for more", { tiers: [TIERS[1], TIERS[0]] }, 400],
    ["a member that there is not", { member: "nobody" }, 404],
  ])("an upline cannot propose %s", async (_what, wrong, status) => {
    const { username } = await newAgent(caller);
    const asked = { contract: "dividend", member: username, tiers: TIERS, ...wrong };
    const response = await caller.operate("PUT", `/sandbox/merchants/${acme.code}/contracts`, asked);
    expect(response.status).toBe(status);
  });

  describe("a dividend", () => {
    test("is the share of what the team lost in a month, paid once on ten taps, and in the ledger", async () => {
      const { agent, member } = await contracted(caller, "dividend");
      await bet(caller, member, [
        { at: FEBRUARY, stake: 500_000n, paid: 100_000n },
        { at: MARCH, stake: 900_000n, paid: 0n },
      ]);
      expect(await month(agent, "2026-02")).toMatchObject({
        stake: "5000.00",
        paid: "1000.00",
        base: "4000.00",
        rate: "1.00",
        amount: "40.00",
        status: "due",
        certainty: "final",
      });
      const before = await balance(agent);
      const ten = await Promise.all(Array.from({ length: 10 }, () => payout(agent, "2026-02")));
      expect(ten.map(({ value }) => value)).toEqual(ten.map(() => ({ amount: "40.00" })));
      expect((await balance(agent)) - before).toBe(4000n);
      expect(await month(agent, "2026-02")).toMatchObject({
        status: "paid",
        amount: "40.00",
        paidAt: now().toISOString(),
      });
      const { content } = await caller.value("transactions", { kind: "agentIncome" }, agent);
      const paid = (await months(agent)).filter(({ status }) => status === "paid");
      const sum = paid.reduce((all, { amount }) => all + minorUnits(amount), 0n);
      expect(content.reduce((all, { amount }) => all + minorUnits(amount), 0n)).toBe(sum);
    });

    test("a month that the team won is taken off the next one, and is shown in both", async () => {
      const { agent, member } = await contracted(caller, "dividend");
      await bet(caller, member, [
        { at: JANUARY, stake: 100_000n, paid: 300_000n },
        { at: FEBRUARY, stake: 500_000n, paid: 0n },
      ]);
      expect(await month(agent, "2026-01")).toMatchObject({ base: "-2000.00", carriedOut: "-2000.00", status: "none" });
      expect(await month(agent, "2026-02")).toMatchObject({ carriedIn: "-2000.00", base: "3000.00", amount: "30.00" });
      expect((await payout(agent, "2026-01")).failure.error.code).toBe("activity.closed");
      await payout(agent, "2026-02");
      expect(await month(agent, "2026-02")).toMatchObject({
        carriedIn: "-2000.00",
        base: "3000.00",
        carriedOut: "0.00",
      });
    });

    test("what a month begins with is on the team's result, for the whole team alone", async () => {
      const { agent, member } = await contracted(caller, "dividend");
      await isAgent(agent);
      await bet(caller, member, [{ at: JANUARY, stake: 100_000n, paid: 300_000n }]);
      const inFebruary = { from: "2026-02-03", to: "2026-02-20", reach: "team" } as const;
      const carried = async (input: object = {}) =>
        (await caller.value("teamReport", { ...inFebruary, ...input }, agent)).carried;
      expect(await carried()).toBe("-2000.00");
      expect(await carried({ from: "2026-01-20" })).toBe("0.00");
      expect(await carried({ reach: "own" })).toBeNull();
      expect(await carried({ reach: "all" })).toBeNull();
      const other = await newAgent(caller);
      await isAgent(other);
      expect((await caller.value("teamReport", inFebruary, other)).carried).toBeNull();
    });

    test("is an estimate, and not paid, while a bet of the month or of one that is carried over is open", async () => {
      const { agent, member } = await contracted(caller, "dividend");
      await bet(caller, member, [
        { at: JANUARY, stake: 100_000n, paid: null },
        { at: FEBRUARY, stake: 500_000n, paid: 0n },
      ]);
      expect(await month(agent, "2026-02")).toMatchObject({ status: "open", certainty: "estimate", amount: "50.00" });
      expect(await month(agent, "2026-01")).toMatchObject({ status: "open", openStake: "1000.00", stake: "0.00" });
      expect((await payout(agent, "2026-02")).failure.error.code).toBe("activity.closed");
      await decide(caller, member);
      expect(await month(agent, "2026-01")).toMatchObject({ status: "due", certainty: "final", amount: "10.00" });
      expect((await payout(agent, "2026-02")).value).toEqual({ amount: "50.00" });
    });

    test("counts members who bet where a tier asks for them, and says what the next one needs", async () => {
      const { agent, member } = await contracted(caller, "dividend");
      await bet(caller, member, [{ at: MARCH, stake: 600_000n, paid: 0n }]);
      const terms = () => caller.value("contractTerms", { contract: "dividend" }, agent);
      expect(await terms()).toMatchObject({
        base: "6000.00",
        active: 1,
        rate: "1.00",
        missing: "0.00",
        missingActive: 1,
      });
      const other = await newMemberBelow(caller, member);
      await bet(caller, other, [{ at: MARCH, stake: 100n, paid: 200n }]);
      expect(await terms()).toMatchObject({ active: 2, rate: "2.00", amount: "119.98", missing: null });
      const tiers = await caller.value("contractTiers", { contract: "dividend" }, agent);
      expect(tiers.map(({ standing }) => standing)).toEqual(["other", "applies"]);
    });

    test("of a month before the contract there is none", async () => {
      const { agent, member } = await contracted(caller, "dividend", 5);
      await bet(caller, member, [{ at: FEBRUARY, stake: 500_000n, paid: 0n }]);
      expect(await months(agent)).toEqual([]);
      expect((await payout(agent, "2026-02")).failure.error.code).toBe("request.unknown");
    });
  });

  describe("a salary", () => {
    test("of a day is the share of what the team staked, paid once on two phones", async () => {
      const { agent, member } = await contracted(caller, "daily-salary");
      await bet(caller, member, [{ at: earlier(48 * HOUR_MS), stake: 250_000n, paid: 400_000n }]);
      const due = (await days(agent)).find(({ status }) => status === "due");
      expect(due).toMatchObject({ base: "2500.00", rate: "1.00", amount: "25.00", certainty: "final" });
      const apply = () => caller.call("applySalary", { contract: "daily-salary", id: due?.id ?? "" }, agent);
      const before = await balance(agent);
      expect((await Promise.all([apply(), apply()])).map(({ value }) => value)).toEqual([
        { amount: "25.00" },
        { amount: "25.00" },
      ]);
      expect((await balance(agent)) - before).toBe(2500n);
    });

    test("of a day is not paid while it runs, and no more after seven days; what was paid stays listed", async () => {
      const { agent, member } = await contracted(caller, "daily-salary");
      await bet(
        caller,
        member,
        [2, 6].map((ago) => ({ at: earlier(ago * 24 * HOUR_MS), stake: 200_000n, paid: 0n })),
      );
      const [running, ...past] = await days(agent);
      const apply = (id = "") => caller.call("applySalary", { contract: "daily-salary", id }, agent);
      expect((await apply(running?.id)).failure.error.code).toBe("activity.closed");
      const [later, sooner] = past.filter(({ status }) => status === "due");
      await apply(later?.id);
      caller.platform.clock.pass(9 * 24 * HOUR_MS);
      const { token } = await caller.value("login", {
        username: agent.username,
        password: "Mabuhay-1",
        type: "username",
      });
      const again = { ...agent, token };
      expect((await days(again)).filter(({ status }) => status === "paid")).toMatchObject([{ id: later?.id }]);
      const late = await caller.call("applySalary", { contract: "daily-salary", id: sooner?.id ?? "" }, again);
      expect(late.failure.error.code).toBe("request.unknown");
    });

    test("of an hour counts the bets of that hour", async () => {
      const { agent, member } = await contracted(caller, "hourly-salary", 1);
      await bet(caller, member, [
        { at: earlier(3 * HOUR_MS), stake: 150_000n, paid: 0n },
        { at: earlier(2 * HOUR_MS), stake: 50_000n, paid: null },
      ]);
      const hours = await caller.value("salaryRecords", { contract: "hourly-salary", ...EN }, agent);
      const counting = hours.filter(({ stake, openStake }) => stake !== "0.00" || openStake !== "0.00");
      expect(counting.map(({ status, base }) => [status, base])).toEqual([
        ["open", "0.00"],
        ["due", "1500.00"],
      ]);
      const asked = { contract: "hourly-salary", id: counting[1]?.id ?? "" } as const;
      expect(await caller.value("applySalary", asked, agent)).toEqual({ amount: decimalOf(1500n) });
    });
  });
});

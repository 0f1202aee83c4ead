import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { betKind, betOrder, betStatus, transactionKind, type BetOrder, type BetRecord } from "#gateway/records.ts";
import { minorUnits } from "#kernel/money.ts";
import { insertBets, insertEntries } from "../support/member-history.ts";
import { allEntries } from "../support/all-entries.ts";
import { acme, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";

describe("records of a member", () => {
  const caller = callerOn("PGlite");
  let token: string;
  beforeAll(async () => {
    token = await caller.signIn("maria");
  });

  test.each([
    ["from after to", { from: "2026-03-14", to: "2026-03-13" }, "from", "after its last day 2026-03-13"],
    ["31 February", { from: "2026-02-31" }, "from", "from"],
    ["a text", { to: "yesterday" }, "to", "to"],
    ["a day that has not begun", { to: "2026-03-15" }, "to", "has not begun in Asia/Manila, where it is 2026-03-14"],
    ["a first day that has not begun", { from: "2026-03-15" }, "from", "after its last day 2026-03-14"],
    ["400 days", { from: "2025-02-08", to: "2026-03-14" }, "from", "The period has 400 days: at most 92"],
    [
      "a year before there were records",
      { from: "0001-01-01", to: "0001-01-02" },
      "from",
      "2000-01-01 is the first day",
    ],
  ] as const)("%s is refused, with the field and a reason", async (_what, input, field, reason) => {
    for (const name of ["betRecords", "transactions", "withdrawalRecords", "profitAndLoss", "rebateReport"] as const) {
      const { status, failure } = await caller.call(name, { ...input, language: "EN" } as CallInput<typeof name>, {
        token,
      });
      expect([name, status, failure.error.code, failure.value]).toEqual([name, 400, "request.invalid", { field }]);
      expect(failure.error.message).toContain(reason);
    }
  });

  const VENDORS = ["GNL", "TCG_SEA", "NOBODY"] as const;
  const options = () => ({ token });
  const sum = (amounts: readonly (string | null)[]) =>
    amounts.reduce((total, amount) => total + minorUnits(amount ?? "0.00"), 0n);

  const anyPeriod = fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
    .map(([one, other]) => ({ from: dayBefore(Math.max(one, other)), to: dayBefore(Math.min(one, other)) }));
  const given = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const withoutAbsent = <Filter extends object>(filter: Filter) =>
    Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;

  const anyBets = fc
    .record({ kind: given(betKind.options), status: given(betStatus.options), vendor: given(VENDORS) })
    .map(withoutAbsent);
  const anyOrder = fc.constantFrom(...betOrder.unwrap().options);
  /** What each order compares, and whether the lowest of it comes first. */
  const placesIn: Readonly<Record<BetOrder, [of: (bet: BetRecord) => string | bigint, isAscending: boolean]>> = {
    latest: [({ at }) => at, false],
    earliest: [({ at }) => at, true],
    highest: [({ stake }) => minorUnits(stake), false],
    lowest: [({ stake }) => minorUnits(stake), true],
  };
  function expectOrder(bets: readonly BetRecord[], order: BetOrder): void {
    const [of, isAscending] = placesIn[order];
    const places = bets.map(of);
    const ascending = places.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(places).toEqual(isAscending ? ascending : ascending.toReversed());
  }
  async function expectSumsOfBets(numRuns: number): Promise<void> {
    await fc.assert(
      fc.asyncProperty(
        anyPeriod,
        anyBets,
        anyOrder,
        fc.constantFrom(7, 60),
        async (period, filter, order, pageSize) => {
          const bets = await allEntries((place) =>
            caller.value("betRecords", { ...period, ...filter, order, ...place, pageSize, language: "EN" }, options()),
          );
          expectOrder(bets, order);
          const { count, ...sums } = await caller.value("betSummary", { ...period, ...filter }, options());
          expect([count, new Set(bets.map(({ id }) => id)).size]).toEqual([bets.length, bets.length]);
          expect(Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, minorUnits(amount)]))).toEqual({
            stake: sum(bets.map(({ stake }) => stake)),
            openStake: sum(bets.filter(({ status }) => status === "open").map(({ stake }) => stake)),
            paid: sum(bets.map(({ paid }) => paid)),
            net: sum(bets.map(({ net }) => net)),
          });
        },
      ),
      { numRuns },
    );
  }

  test("the sums over bets are those of all pages, for any filter", async () => {
    await insertBets(caller.platform.database, "maria", { name: "bet", count: 400, every: "37 minutes", until: NOW });
    await expectSumsOfBets(25);
  });

  test("and after open bets have been settled", async () => {
    const bets = caller.platform.database.updateTable("lottery_bets").where("settled_at", "is", null);
    await bets.set({ paid: "7000", settled_at: new Date(NOW) }).execute();
    expect((await caller.value("betSummary", { status: "open" }, options())).count).toBe(0);
    await expectSumsOfBets(5);
  });

  test("and after the merchant has moved to another time zone", async () => {
    const today = () => caller.value("betSummary", { from: "2026-03-14", to: "2026-03-14" }, options());
    const inManila = await today();
    await caller.operate("PUT", "/sandbox/merchants", [{ ...acme, timeZone: "America/St_Johns" }]);
    expect((await today()).count).toBeLessThan(inManila.count);
    await expectSumsOfBets(5);
    await caller.operate("PUT", "/sandbox/merchants", [acme]);
    expect(await today()).toEqual(inManila);
  });

  test("bets that are placed while the pages are read neither repeat others nor hide them", async () => {
    const query = { ...EN, pageSize: 60, from: dayBefore(9) };
    const before = await allEntries((place) => caller.value("betRecords", { ...query, ...place }, options()));
    const read = await allEntries(async (place) => {
      const page = await caller.value("betRecords", { ...query, ...place }, options());
      const placed = { name: `page ${place.pageNo} `, count: 3, every: "1 second", until: NOW };
      await insertBets(caller.platform.database, "maria", placed);
      return page;
    });
    expect(read.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await caller.value("betSummary", { from: dayBefore(9) }, options())).count).toBeGreaterThan(before.length);
  });

  test("the sums over transactions are those of all pages, and of the days of profit and loss, for any filter", async () => {
    await insertEntries(caller.platform.database, "maria", {
      name: "entry",
      count: 300,
      every: "41 minutes",
      until: NOW,
    });
    const anyFilter = fc
      .record({ kind: given(transactionKind.options), types: given(["A"] as const) })
      .map(withoutAbsent);
    await fc.assert(
      fc.asyncProperty(anyPeriod, anyFilter, async (period, filter) => {
        const booked = await allEntries((place) =>
          caller.value("transactions", { ...period, ...filter, ...place, pageSize: 60 }, options()),
        );
        const amounts = booked.map(({ amount }) => minorUnits(amount));
        const { count, received, spent, net } = await caller.value(
          "transactionSummary",
          { ...period, ...filter },
          options(),
        );
        expect([count, minorUnits(received) - minorUnits(spent), minorUnits(net)]).toEqual([
          booked.length,
          ...[0, 1].map(() => amounts.reduce((total, amount) => total + amount, 0n)),
        ]);
        const days = await caller.value("profitAndLoss", period, options());
        const whole = await caller.value("profitAndLossSummary", period, options());
        expect(minorUnits(whole.net)).toBe(sum(days.map((day) => day.net)));
        if (filter.kind === "bet" && filter.types === undefined)
          expect(minorUnits(whole.stake)).toBe(minorUnits(spent));
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ["today, with yesterday up to the same time of day", 0, 0, 1],
    ["the last three days, with the three before", 2, 0, 3],
    ["yesterday, with all of the day before", 1, 1, 1],
  ] as const)("profit and loss compares %s", async (_what, first, last, days) => {
    const { stakeBefore } = await caller.value(
      "profitAndLossSummary",
      { from: dayBefore(first), to: dayBefore(last) },
      options(),
    );
    const earlier = { from: dayBefore(first + days), to: dayBefore(last + days) };
    const booked = await allEntries((place) =>
      caller.value("transactions", { ...earlier, ...place, kind: "bet" }, options()),
    );
    const now = caller.platform.clock.now().getTime();
    const elapsed = booked.filter(({ at }) => last > 0 || Date.parse(at) < now - days * 86_400_000);
    expect(elapsed.length).toBeGreaterThan(0);
    expect(elapsed.length < booked.length).toBe(last === 0);
    expect(minorUnits(stakeBefore)).toBe(-sum(elapsed.map(({ amount }) => amount)));
  });

  test("a rebate is a part of what was staked in each category, without what was returned", async () => {
    const period = { from: dayBefore(9), to: dayBefore(0) };
    const bets = await allEntries((place) => caller.value("betRecords", { ...EN, ...period, ...place }, options()));
    const counted = bets.filter(({ status }) => status === "won" || status === "lost");
    const byCategory = await caller.value("rebateReport", { ...period, by: "category" }, options());
    expect(byCategory.map(({ gameType, turnover }) => [gameType, minorUnits(turnover)])).toEqual(
      byCategory.map(({ gameType }) => [
        gameType,
        sum(counted.filter((bet) => bet.gameType === gameType).map(({ stake }) => stake)),
      ]),
    );
    const slots = byCategory.find(({ gameType }) => gameType === "RNG");
    expect(slots?.rate).toBe("0.80");
    const byDay = await caller.value("rebateReport", period, options());
    const { turnover, amount } = await caller.value("rebateSummary", period, options());
    for (const rows of [byDay, byCategory])
      expect([sum(rows.map((row) => row.turnover)), sum(rows.map((row) => row.amount))]).toEqual([
        minorUnits(turnover),
        minorUnits(amount),
      ]);
    expect(await caller.value("rebateReport", { ...period, gameType: "RNG", by: "category" }, options())).toEqual([
      slots,
    ]);
  });
});

/** 13:20 in Manila on 14 March: days there begin at 16:00 UTC. */
const NOW = "2026-03-14T05:20:00Z";

function dayBefore(days: number): string {
  return new Date(Date.parse("2026-03-14") - days * 86_400_000).toISOString().slice(0, 10);
}

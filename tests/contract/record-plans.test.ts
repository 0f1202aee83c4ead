import { sql } from "kysely";
import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { acme, Caller } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { insertBets, insertDeposits, insertEntries, insertWithdrawals } from "../support/member-history.ts";
import { startPlatform } from "../support/platform.ts";
import { accountOf, plannedCall } from "../support/query-plans.ts";

const NOW = "2026-03-14T05:20:00Z";
const QUARTER = { from: "2025-12-13", to: "2026-03-14" };
/**
 * In somewhat less than a quarter. The plans are the same on both engines, but the embedded one writes slowly. Two
 * members have as many: of a merchant with one member, everything by time would be as good as everything of hers.
 */
const MANY = {
  PostgreSQL: { count: 50_000, every: "156 seconds", until: NOW },
  PGlite: { count: 10_000, every: "780 seconds", until: NOW },
};
const FEW = { count: 5000, every: "20 minutes", until: NOW };
/** Calls, and the index or the table of sums that they read. */
const calls = [
  ["betRecords", {}, "rounds_of_member"],
  ["betRecords", { vendor: "TCG_SEA", status: "won", pageNo: 3 }, "rounds_at_vendor"],
  ["betRecords", { order: "highest" }, "rounds_by_stake"],
  ["betRecords", { order: "lowest", pageNo: 2 }, "rounds_by_stake"],
  ["betRecords", { order: "earliest" }, "rounds_of_member"],
  ["betSummary", {}, "bet_days"],
  ["betSummary", { kind: "lottery", status: "lost" }, "bet_days"],
  ["transactions", {}, "ledger_entries_in_time"],
  ["transactions", { kind: "bet" }, "ledger_entries_"],
  ["transactionSummary", {}, "ledger_days"],
  ["depositRecords", {}, "deposits_of_member"],
  ["depositRecords", { status: "rejected" }, "deposits_of_status"],
  ["withdrawalRecords", {}, "withdrawals_of_member"],
  ["withdrawalRecords", { status: "rejected" }, "withdrawals_of_status"],
  ["profitAndLoss", {}, "ledger_days"],
  ["profitAndLossSummary", {}, "ledger_entries_"],
  ["rebateReport", {}, "bet_days"],
  ["withdrawalRules", {}, "ledger_days"],
  ["withdrawalRules", {}, "ledger_entries_"],
] as const;

test.each(engines)(
  "on %s the records of a member with very many bets are read from an index or from sums, never from a whole table",
  async (engine) => {
    const { database, clock, ...platform } = await startPlatform(engine);
    try {
      await new Caller({ database, clock, ...platform }).operate("PUT", "/sandbox/merchants", [acme]);
      for (const [username, name, series] of [
        ["maria", "m", MANY[engine]],
        ["juan", "j", MANY[engine]],
        ["liza", "l", FEW],
      ] as const) {
        await insertBets(database, username, { ...series, name });
        await insertEntries(database, username, { ...series, count: series.count / 5, name });
        const requests = { ...FEW, count: username === "liza" ? FEW.count : 500, name };
        await insertDeposits(database, username, requests);
        await insertWithdrawals(database, username, requests);
      }
      await sql`analyze`.execute(database);
      const merchant = required(await findMerchant(database, acme.code), "The merchant");
      const account = await accountOf(database, "maria");
      for (const [name, filter, source] of calls) {
        const input = contract[name].input.parse({ ...QUARTER, language: "EN", ...filter });
        const { plans } = await plannedCall(database, name, { input, merchant, clock, account });
        expect({ name, filter, faults: faultsOf(plans, source) }).toEqual({ name, filter, faults: [] });
      }
    } finally {
      await platform.stop();
    }
  },
);

/** What is wrong with the plans of a call's statements; the plans themselves where anything is. */
function faultsOf(plans: readonly string[], source: string): string[] {
  const faults = [
    ...(plans.some((plan) => plan.includes(source)) ? [] : [`nothing reads ${source}`]),
    ...(plans.some((plan) => /Seq Scan on (?:rounds|lottery_bets|ledger_entries|deposits|withdrawals)/.test(plan))
      ? ["reads a whole table"]
      : []),
  ];
  return faults.length === 0 ? [] : [...faults, ...plans];
}

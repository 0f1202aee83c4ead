import { sql } from "kysely";
import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { acme, Caller } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { insertBets, insertEntries } from "../support/member-history.ts";
import { startPlatform } from "../support/platform.ts";
import { accountOf, plannedCall } from "../support/query-plans.ts";

/** Creating a database takes seconds, longer on a busy machine. */

const NOW = "2026-03-14T05:20:00Z";
const QUARTER = { from: "2025-12-13", to: "2026-03-14" };
/** In somewhat less than a quarter. The plans are the same on both engines, but the embedded one writes slowly. */
const MANY = {
  PostgreSQL: { count: 100_000, every: "78 seconds", until: NOW },
  PGlite: { count: 20_000, every: "390 seconds", until: NOW },
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
  ["depositRecords", {}, "ledger_entries_of_kind"],
  ["withdrawalRecords", {}, "ledger_entries_of_kind"],
  ["profitAndLoss", {}, "ledger_days"],
  ["profitAndLossSummary", {}, "ledger_entries_in_time"],
  ["rebateReport", {}, "bet_days"],
] as const;

test.each(engines)(
  "on %s the records of a member with very many bets are read from an index or from sums, never from a whole table",
  async (engine) => {
    const { database, clock, ...platform } = await startPlatform(engine);
    try {
      await new Caller({ database, clock, ...platform }).operate("PUT", "/sandbox/merchants", [acme]);
      for (const [username, name, series] of [
        ["maria", "m", MANY[engine]],
        ["juan", "j", FEW],
        ["liza", "l", FEW],
      ] as const) {
        await insertBets(database, username, { ...series, name });
        await insertEntries(database, username, { ...series, count: series.count / 5, name });
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
    ...(plans.some((plan) => /Seq Scan on (?:rounds|lottery_bets|ledger_entries)/.test(plan))
      ? ["reads a whole table"]
      : []),
  ];
  return faults.length === 0 ? [] : [...faults, ...plans];
}

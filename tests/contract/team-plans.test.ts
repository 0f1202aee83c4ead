import { sql } from "kysely";
import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { teamDays } from "../../sandbox/team/figures.ts";
import { acme, Caller } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { startPlatform } from "../support/platform.ts";
import { accountOf, plannedCall } from "../support/query-plans.ts";
import { insertTeam, insertTeamBets } from "../support/team-members.ts";

/** Three levels of twenty each, and most of the fourth. */
const MANY = 6000;
/** How many of them have placed a bet, each on one day of the month. */
const BETTING = 1500;
const TODAY = "2026-03-14";
const LISTED = "accounts|team_places";
/** How many members a whole team has is counted in the table of all places. */
const SUMMED = "accounts|rounds|ledger_entries|team_days|team_returns";
/**
 * Calls, an index that they read, and what they never read whole. Who is below somebody is few of all: the names may be
 * read whole.
 */
const calls = [
  ["teamMembers", {}, "accounts_below", LISTED],
  ["teamMembers", { parentId: "team1", pageNo: 2, pageSize: 5 }, "accounts_below", LISTED],
  ["teamMembers", { parentId: "team200", search: "9" }, "team_places_by_path", "team_places"],
  ["teamPath", { parentId: "team5000" }, "accounts_pkey", LISTED],
  ["teamKpi", { startDate: TODAY, endDate: TODAY }, "team_returns_pkey", SUMMED],
  ["teamReport", {}, "team_days_active", SUMMED],
  ["teamReport", { parentId: "team1", reach: "all" }, "team_days_pkey", SUMMED],
  ["teamReport", { from: "2026-02-20", to: "2026-03-10" }, "team_returns_pkey", SUMMED],
  ["teamResults", {}, "team_days_pkey", SUMMED],
] as const;

test.each(engines)(
  "on %s the lists, counters and results of a large team are read from an index or from sums by day",
  async (engine) => {
    const { database, clock, ...platform } = await startPlatform(engine);
    try {
      await new Caller({ database, clock, ...platform }).operate("PUT", "/sandbox/merchants", [acme]);
      await insertTeam(database, "nena", MANY);
      await insertTeamBets(database, BETTING, clock.now());
      await teamDays(database);
      await sql`analyze`.execute(database);
      const merchant = required(await findMerchant(database, acme.code), "The merchant");
      const account = await accountOf(database, "nena");
      for (const [name, filter, index, tables] of calls) {
        const input = contract[name].input.parse(filter);
        const { answer, plans } = await plannedCall(database, name, { input, merchant, clock, account });
        expect({ name, filter, faults: faultsOf(plans, index, tables) }).toEqual({ name, filter, faults: [] });
        const rows = "content" in answer ? answer.content : answer;
        if (Array.isArray(rows)) expect(rows.length).toBeGreaterThan(0);
      }
    } finally {
      await platform.stop();
    }
  },
);

/** What is wrong with the plans of a call's statements; the plans themselves where anything is. */
function faultsOf(plans: readonly string[], index: string, tables: string): string[] {
  const whole = new RegExp(`Seq Scan on (?:${tables})\\b`);
  const faults = [
    ...(plans.some((plan) => plan.includes(index)) ? [] : [`nothing reads ${index}`]),
    ...(plans.some((plan) => whole.test(plan)) ? ["reads a whole table"] : []),
  ];
  return faults.length === 0 ? [] : [...faults, ...plans];
}

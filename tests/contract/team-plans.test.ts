import { sql } from "kysely";
import { expect, test } from "vitest";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { acme, Caller } from "../support/caller.ts";
import { engines } from "../support/databases.ts";
import { startPlatform } from "../support/platform.ts";
import { accountOf, plannedCall } from "../support/query-plans.ts";
import { insertTeam } from "../support/team-members.ts";

/** Four levels of twenty each, and a part of the fifth. */
const MANY = 10_000;
/** Calls, and the index that they read. Who is below somebody is few of all: the names may be read whole. */
const calls = [
  ["teamMembers", {}, "accounts_below"],
  ["teamMembers", { parentId: "team1", pageNo: 2, pageSize: 5 }, "accounts_below"],
  ["teamMembers", { parentId: "team400", search: "9" }, "team_places_by_path"],
  ["teamPath", { parentId: "team9000" }, "accounts_pkey"],
] as const;

test.each(engines)(
  "on %s a level of a large team, what is found below it, and the way to it are read from an index",
  async (engine) => {
    const { database, clock, ...platform } = await startPlatform(engine);
    try {
      await new Caller({ database, clock, ...platform }).operate("PUT", "/sandbox/merchants", [acme]);
      await insertTeam(database, "nena", MANY);
      await sql`analyze`.execute(database);
      const merchant = required(await findMerchant(database, acme.code), "The merchant");
      const account = await accountOf(database, "nena");
      for (const [name, filter, index] of calls) {
        const input = contract[name].input.parse(filter);
        const { answer, plans } = await plannedCall(database, name, { input, merchant, clock, account });
        const whole = "search" in filter ? /Seq Scan on team_places/ : /Seq Scan on (?:accounts|team_places)/;
        expect({ name, filter, faults: faultsOf(plans, index, whole) }).toEqual({ name, filter, faults: [] });
        expect("content" in answer ? answer.content.length : answer.length).toBeGreaterThan(0);
      }
    } finally {
      await platform.stop();
    }
  },
);

/** What is wrong with the plans of a call's statements; the plans themselves where anything is. */
function faultsOf(plans: readonly string[], index: string, whole: RegExp): string[] {
  const faults = [
    ...(plans.some((plan) => plan.includes(index)) ? [] : [`nothing reads ${index}`]),
    ...(plans.some((plan) => whole.test(plan)) ? ["reads a whole table"] : []),
  ];
  return faults.length === 0 ? [] : [...faults, ...plans];
}

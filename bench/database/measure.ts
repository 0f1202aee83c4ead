import { CompiledQuery, sql } from "kysely";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import type { CallContext } from "../../sandbox/calls/call-context.ts";
import { handlers } from "../../sandbox/calls/handlers.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { dayOf } from "../../sandbox/records/days.ts";
import { teamDays } from "../../sandbox/team/figures.ts";
import { acme, Caller } from "../../tests/support/caller.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { startPlatform, type TestPlatform } from "../../tests/support/platform.ts";
import { noting } from "../../tests/support/query-plans.ts";
import { callsOf, type AskedCall } from "./calls.ts";
import { fillHistory } from "./fill.ts";
import { readFrom } from "./read-from.ts";
import { teamCallsOf } from "./team-calls.ts";

const MEMBER = "maria";
/** With a tenth of the bets: no database has one member. */
const OTHERS = ["juan", "liza"];
const AGENT = "ramon";

/** How much is measured. */
interface Amounts {
  /** Bets of the one member. */
  bets: number;
  /** How many are below the leading agent. */
  team: number;
  /** How often each call is made. */
  runs: number;
}

/** What the database took for a call, each time that it was made: milliseconds. */
interface Measured extends AskedCall {
  times: number[];
  /** The plan that took longest. */
  slowest: string;
  /** The indexes and whole tables that it read. */
  reads: readonly string[];
}
/** What one account asks for. */
export interface MeasuredGroup {
  /** Who asks. */
  title: string;
  /** Milliseconds in the database for a call, at most. */
  limit: number;
  /** Tables that no call reads whole. */
  neverWhole: readonly string[];
  calls: readonly Measured[];
}

/** Makes each call as often as asked, on platforms of their own. */
export async function measureCalls(engine: Engine, { bets, team, runs }: Amounts): Promise<MeasuredGroup[]> {
  return [
    {
      title: `a member with ${bets} bets in a quarter, and what was booked for them`,
      limit: 50,
      neverWhole: [],
      calls: await onPlatform(engine, 0, async (platform) => {
        await fillHistory(platform.database, MEMBER, bets);
        for (const other of OTHERS) await fillHistory(platform.database, other, Math.ceil(bets / 10));
        return measureAll(platform, callsOf(bets), { username: MEMBER, runs });
      }),
    },
    {
      title: `an agent with a team of ${team}`,
      limit: 100,
      // A small table is read whole with good reason.
      neverWhole: team < 5000 ? [] : ["accounts", "rounds", "ledger_entries", "team_days", "team_returns"],
      calls: await onPlatform(engine, team, async (platform) => {
        // What comes between two answers is measured by "team".
        await teamDays(platform.database);
        const today = dayOf(platform.clock.now(), acme.timeZone);
        return measureAll(platform, teamCallsOf(today), { username: AGENT, runs });
      }),
    },
  ];
}

async function onPlatform<Answer>(
  engine: Engine,
  team: number,
  act: (platform: TestPlatform) => Promise<Answer>,
): Promise<Answer> {
  const platform = await startPlatform(engine, { team });
  try {
    await new Caller(platform).operate("PUT", "/sandbox/merchants", [acme]);
    return await act(platform);
  } finally {
    await platform.stop();
  }
}

async function measureAll(
  platform: TestPlatform,
  calls: readonly AskedCall[],
  asking: Omit<Asked, "call">,
): Promise<Measured[]> {
  await sql`analyze`.execute(platform.database);
  const measured: Measured[] = [];
  for (const call of calls) measured.push(await measure(platform, { call, ...asking }));
  return measured;
}

interface Asked {
  call: AskedCall;
  username: string;
  runs: number;
}

async function measure(platform: TestPlatform, asked: Asked): Promise<Measured> {
  const { call, runs } = asked;
  const statements = await statementsOf(platform, asked);
  const times: number[] = [];
  const plans: string[] = [];
  let slowest = { plan: "", time: -1 };
  for (let run = 0; run < runs; run++) {
    let whole = 0;
    for (const statement of statements) {
      const explained = await explain(platform.database, statement);
      whole += explained.time;
      plans.push(explained.plan);
      if (explained.time > slowest.time) slowest = explained;
    }
    times.push(whole);
  }
  return { ...call, times, slowest: slowest.plan, reads: readFrom(plans) };
}

/** What a call asks its database. */
async function statementsOf({ database, clock }: TestPlatform, { call: { name, filter }, username }: Asked) {
  const merchant = required(await findMerchant(database, acme.code), "The merchant");
  const account = await database
    .selectFrom("accounts")
    .selectAll()
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  const statements: CompiledQuery[] = [];
  const context = {
    input: contract[name].input.parse(filter),
    merchant,
    clock,
    database: noting(database, statements),
    session: { account },
  };
  await (handlers[name] as (context: CallContext<typeof name>) => Promise<unknown>)(context as never);
  return statements;
}

/** What the database took to plan and to answer a statement, in milliseconds, and how it did. */
async function explain(database: Database, statement: CompiledQuery) {
  const { rows } = await database.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`explain (analyze, timing off) ${statement.sql}`, [...statement.parameters]),
  );
  const plan = rows.flatMap((row) => Object.values(row)).join("\n");
  const times = [...plan.matchAll(/^(?:Planning|Execution) Time: ([\d.]+) ms$/gm)].map(([, time]) => Number(time));
  return { plan, time: times.reduce((sum, time) => sum + time, 0) };
}

import { CompiledQuery, sql } from "kysely";
import { contract } from "#gateway/contract.ts";
import { required } from "#kernel/assert.ts";
import type { CallContext } from "../../sandbox/calls/call-context.ts";
import { handlers } from "../../sandbox/calls/handlers.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import { findMerchant } from "../../sandbox/merchants/merchant.ts";
import { acme, Caller } from "../../tests/support/caller.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { startPlatform, type TestPlatform } from "../../tests/support/platform.ts";
import { noting } from "../../tests/support/query-plans.ts";
import { callsOf, type MeasuredCall } from "./calls.ts";
import { fillHistory } from "./fill.ts";
import type { DatabaseOptions } from "./options.ts";

const MEMBER = "maria";
/** With a tenth of the bets: no database has one member. */
const OTHERS = ["juan", "liza"];

/** What the database took for a call, each time that it was made: milliseconds. */
export interface Measured extends MeasuredCall {
  times: number[];
  /** The plan that took longest. */
  slowest: string;
}

/** Makes each call as often as asked, on a platform of its own. */
export async function measureCalls(engine: Engine, { bets, runs }: DatabaseOptions): Promise<Measured[]> {
  const platform = await startPlatform(engine);
  try {
    await new Caller(platform).operate("PUT", "/sandbox/merchants", [acme]);
    for (const [member, some] of [
      [MEMBER, bets],
      ...OTHERS.map((other) => [other, Math.ceil(bets / 10)] as const),
    ] as const)
      await fillHistory(platform.database, member, some);
    await sql`analyze`.execute(platform.database);
    const measured: Measured[] = [];
    for (const call of callsOf(bets)) measured.push(await measure(platform, call, runs));
    return measured;
  } finally {
    await platform.stop();
  }
}

async function measure(platform: TestPlatform, call: MeasuredCall, runs: number): Promise<Measured> {
  const statements = await statementsOf(platform, call);
  const times: number[] = [];
  let slowest = { plan: "", time: -1 };
  for (let run = 0; run < runs; run++) {
    let whole = 0;
    for (const statement of statements) {
      const explained = await explain(platform.database, statement);
      whole += explained.time;
      if (explained.time > slowest.time) slowest = explained;
    }
    times.push(whole);
  }
  return { ...call, times, slowest: slowest.plan };
}

/** What a call asks its database. */
async function statementsOf({ database, clock }: TestPlatform, { name, filter }: MeasuredCall) {
  const merchant = required(await findMerchant(database, acme.code), "The merchant");
  const account = await database
    .selectFrom("accounts")
    .selectAll()
    .where("username", "=", MEMBER)
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

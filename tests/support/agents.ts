import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { CallInput } from "#gateway/contract.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import type { Caller } from "./caller.ts";

type Wanted = Partial<CallInput<"openAccount">>;

/** An account that was opened below an agent, signed in. */
export interface Opened {
  id: string;
  userName: string;
  token: string;
}

/** Opens an account below the agent of a token, and signs it in. */
export async function openedBelow(caller: Caller, agent: string, wanted: Wanted = {}): Promise<Opened> {
  const given = { username: `a${randomUUID().slice(0, 9).replace("-", "x")}`, password: "Livery-2026" };
  const { id, userName } = await caller.value("openAccount", { ...given, type: "agent", ...wanted }, { token: agent });
  return { id, userName, token: await caller.signIn(userName) };
}

/** A new agent, who has what selya may give on: 0.10 more than every member has of slots. */
export async function newAgent(caller: Caller, wanted: Wanted = {}): Promise<Opened> {
  return openedBelow(caller, await caller.signIn("selya"), { rates: { rng: "0.90", live: "0.70" }, ...wanted });
}

/** Makes accounts, and what was set of their rebates, so many days older. */
export async function beforeDays(database: Database, ids: readonly string[], days: number): Promise<void> {
  await sql`update accounts set registered_at = registered_at - make_interval(days => ${days}::integer)
    where id = any (${ids})`.execute(database);
  await sql`update rebate_rates set from_day = from_day - ${days}::integer where account_id = any (${ids})`.execute(
    database,
  );
}

import type { GameCategory } from "#gateway/entities.ts";
import type { Clock } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Database } from "../database/tables.ts";
import { isAgent, typeBelow } from "../merchants/member-types.ts";
import { ratesOfOne, writeRates } from "./rates.ts";
import { nextDay } from "./set-rates.ts";

/** What those get who register by an agent's link. */
export interface Joining {
  agentId: string;
  /** Their member type. */
  type: number;
  /** Hundredths of a percent by category. */
  rates: Readonly<Record<string, number>>;
}

/** The links of agents, each with its code. */
export function linkCodes(database: Database) {
  return database
    .selectFrom("agent_links")
    .innerJoin("affiliate_codes", (join) =>
      join
        .onRef("affiliate_codes.merchant_code", "=", "agent_links.merchant_code")
        .onRef("affiliate_codes.code", "=", "agent_links.code"),
    );
}

/** What a code brings who registers with it; undefined: it is no agent's link. */
export async function linkBy(
  database: Database,
  merchantCode: string,
  code: string | undefined,
): Promise<Joining | undefined> {
  if (code === undefined) return undefined;
  const row = await linkCodes(database)
    .innerJoin("accounts", "accounts.id", "affiliate_codes.account_id")
    .select(["accounts.id", "accounts.type as agentType", "agent_links.type", "agent_links.rates"])
    .where("agent_links.merchant_code", "=", merchantCode)
    .where("agent_links.code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  // Somebody who is no agent any more has no team to join.
  if (!row || !isAgent({ type: row.agentType })) return undefined;
  return { agentId: row.id, type: typeBelow({ type: row.agentType }, row.type), rates: row.rates };
}

/** Gives a new account the rates of the link, but never more than the agent has now. */
export async function giveRates(
  database: Database,
  { agentId, rates }: Joining,
  { id, merchant, clock }: { id: string; merchant: { timeZone: string }; clock: Clock },
): Promise<void> {
  await lockAccount(database, agentId);
  const above = await ratesOfOne(database, agentId);
  const given = Object.entries(rates).map(([name, rate]) => {
    const category = name as GameCategory;
    const most = above.set(category);
    return [category, BigInt(rate) < most ? BigInt(rate) : most] as const;
  });
  const from = nextDay({ merchant, clock });
  await writeRates(database, { accountId: id, setBy: agentId, from, at: clock.now() }, new Map(given));
}

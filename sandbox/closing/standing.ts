import { sql } from "kysely";
import type { AccountStanding } from "#gateway/account-closing.ts";
import { required } from "#kernel/assert.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Account, Database } from "../database/tables.ts";

/**
 * What an account still holds: money in any wallet, and what can still bring or take some. One statement reads all of it
 * as it is at one time: a withdrawal that is given back between two would be in neither.
 */
export async function standingOf(database: Database, { id, merchant_code }: Account): Promise<AccountStanding> {
  const {
    rows: [row],
  } = await sql<Record<"balance" | "withdrawals" | "deposits" | "bets", string>>`select
    (select coalesce(sum(balance), 0) from ledger_accounts where merchant_code = ${merchant_code} and owner = ${id})::text as balance,
    (select count(*) from withdrawals where account_id = ${id} and status = 'waiting')::text as withdrawals,
    (select count(*) from deposits where account_id = ${id} and status = 'waiting')::text as deposits,
    (select count(*) from lottery_bets where account_id = ${id} and settled_at is null)::text as bets`.execute(
    database,
  );
  const { balance, ...waiting } = required(row, "What an account holds");
  const holds = balance !== "0" || Object.values(waiting).some((count) => count !== "0");
  return {
    closable: !holds,
    balance: decimalOf(BigInt(balance)),
    withdrawals: Number(waiting.withdrawals),
    deposits: Number(waiting.deposits),
    bets: Number(waiting.bets),
  };
}

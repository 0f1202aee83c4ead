import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { required } from "#kernel/assert.ts";
import type { Database } from "../database/tables.ts";
import { TransferRefused } from "./transfer-refused.ts";
import type { Transfer } from "./transfer.ts";

/** A transfer that happened before it is booked. */
export interface PastTransfer extends Transfer {
  at: Date;
}
/** A ledger account while its past is booked. */
interface Account {
  id: string;
  balance: bigint;
  may_overdraw: boolean;
}

/**
 * Books transfers of the past in their order, all or none: each as if it had been requested at its time, but in few
 * statements. For accounts on which nothing was booked later. Runs in the caller's transaction.
 */
export async function bookPast(
  database: Database,
  merchantCode: string,
  transfers: readonly PastTransfer[],
): Promise<void> {
  if (transfers.length === 0) return;
  const accounts = await lockedAccounts(database, merchantCode, transfers);
  const booked = transfers.map((past) => ({ past, id: randomUUID() }));
  const heads = booked.map(({ past, id }) => ({
    id,
    merchant_code: merchantCode,
    idempotency_key: past.idempotencyKey,
    fingerprint: `${past.kind} ${past.from} ${past.to} ${past.amount}`,
    kind: past.kind,
    created_at: past.at,
  }));
  const entries = booked.flatMap(({ past, id }) => entriesOf(past, id, accounts));
  await database.insertInto("ledger_transactions").values(heads).execute();
  await database.insertInto("ledger_entries").values(entries).execute();
  for (const { id, balance } of accounts.values())
    await database
      .updateTable("ledger_accounts")
      .set({ balance: sql`${balance.toString()}::bigint` })
      .where("id", "=", id)
      .execute();
}

/** In the order of their ids, as transfers lock them, so that none waits for the other. */
async function lockedAccounts(
  database: Database,
  merchantCode: string,
  transfers: readonly PastTransfer[],
): Promise<Map<string, Account>> {
  const ids = [...new Set(transfers.flatMap(({ from, to }) => [from, to]))];
  const rows = await database
    .selectFrom("ledger_accounts")
    .select(["id", "balance", "may_overdraw"])
    .where("merchant_code", "=", merchantCode)
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Both entries of a transfer; moves the balances of its accounts. */
function entriesOf({ from, to, amount, kind, at }: PastTransfer, id: string, accounts: Map<string, Account>) {
  const [payer, payee] = [from, to].map((account) => required(accounts.get(account), "The ledger account"));
  return [moved(required(payer, "The payer"), -amount), moved(required(payee, "The payee"), amount)].map((entry) => ({
    ...entry,
    transaction_id: id,
    kind,
    created_at: at,
  }));
}

function moved(account: Account, amount: bigint) {
  account.balance += amount;
  if (account.balance < 0n && !account.may_overdraw)
    throw new TransferRefused("funds", "The account did not hold that much");
  return { ledger_account_id: account.id, amount: amount.toString(), balance: account.balance };
}

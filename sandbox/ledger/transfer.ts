import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import type { LedgerKind } from "./kinds.ts";
import { refuseStakes } from "./refuse-stakes.ts";
import { TransferRefused } from "./transfer-refused.ts";

export interface Transfer {
  merchantCode: string;
  /** Ids of ledger accounts. */
  from: string;
  to: string;
  /** Minor units, above zero. */
  amount: bigint;
  /** Names the transfer: the same key moves money once, however often it is sent. */
  idempotencyKey: string;
  kind: LedgerKind;
}

/** Moves money between two accounts, once for each idempotency key. Runs in the caller's transaction, or in its own. */
export async function transfer(
  database: Database,
  requested: Transfer,
  clock: Clock,
): Promise<{ transactionId: string; repeated: boolean }> {
  if (requested.amount <= 0n || requested.from === requested.to)
    throw new RangeError("A transfer needs an amount above zero and two different accounts");
  if (database.isTransaction) return move(database, requested, clock);
  return database.transaction().execute((transaction) => move(transaction, requested, clock));
}

async function move(
  database: Database,
  requested: Transfer,
  clock: Clock,
): Promise<{ transactionId: string; repeated: boolean }> {
  const fingerprint = `${requested.kind} ${requested.from} ${requested.to} ${requested.amount}`;
  const written = await claimKey(database, requested, fingerprint, clock);
  if (!written) return { transactionId: await earlier(database, requested, fingerprint), repeated: true };
  await refuseStakes(database, requested, clock);
  await lockInOrder(database, requested);
  // Not earlier: the entries of an account are in the order of their times, because only one at a time has its lock.
  const entry = { transaction_id: written, kind: requested.kind, created_at: clock.now() };
  const amount = requested.amount.toString();
  const entries = [
    { ...entry, ledger_account_id: requested.from, amount: `-${amount}`, balance: await take(database, requested) },
    { ...entry, ledger_account_id: requested.to, amount, balance: await give(database, requested) },
  ];
  await database.insertInto("ledger_entries").values(entries).execute();
  return { transactionId: written, repeated: false };
}

/** Writes the transaction's head; undefined when the key was used before (waits for a concurrent call with the same key). */
async function claimKey(
  database: Database,
  requested: Transfer,
  fingerprint: string,
  clock: Clock,
): Promise<string | undefined> {
  const row = await database
    .insertInto("ledger_transactions")
    .values({
      id: randomUUID(),
      merchant_code: requested.merchantCode,
      idempotency_key: requested.idempotencyKey,
      fingerprint,
      kind: requested.kind,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(["merchant_code", "idempotency_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

async function earlier(database: Database, requested: Transfer, fingerprint: string): Promise<string> {
  const row = await database
    .selectFrom("ledger_transactions")
    .select(["id", "fingerprint"])
    .where("merchant_code", "=", requested.merchantCode)
    .where("idempotency_key", "=", requested.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (row.fingerprint === fingerprint) return row.id;
  throw new TransferRefused(
    "key-reused",
    `The idempotency key "${requested.idempotencyKey}" belongs to another transfer`,
  );
}

/** Both rows are locked in the order of their ids, so that two opposite transfers cannot deadlock. */
async function lockInOrder(database: Database, requested: Transfer): Promise<void> {
  const rows = await database
    .selectFrom("ledger_accounts")
    .select("id")
    .where("id", "in", [requested.from, requested.to])
    .where("merchant_code", "=", requested.merchantCode)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (rows.length !== 2)
    throw new TransferRefused("account-unknown", "One of the two ledger accounts does not exist under this merchant");
}

/** Takes the amount from one account; returns its balance then. */
async function take(database: Database, requested: Transfer): Promise<bigint> {
  const amount = requested.amount.toString();
  const taken = await database
    .updateTable("ledger_accounts")
    .set({ balance: sql`balance - ${amount}::bigint` })
    .where("id", "=", requested.from)
    .where((where) =>
      where.or([where("may_overdraw", "=", true), where("balance", ">=", sql<bigint>`${amount}::bigint`)]),
    )
    .returning("balance")
    .executeTakeFirst();
  if (!taken) throw new TransferRefused("funds", "The account does not hold that much");
  return taken.balance;
}

/** Gives it to the other; returns its balance then. */
async function give(database: Database, requested: Transfer): Promise<bigint> {
  const { balance } = await database
    .updateTable("ledger_accounts")
    .set({ balance: sql`balance + ${requested.amount.toString()}::bigint` })
    .where("id", "=", requested.to)
    .returning("balance")
    .executeTakeFirstOrThrow();
  return balance;
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** A movement of money that the ledger refuses. Nothing was written. */
export class TransferRefused extends Error {
  readonly reason: "funds" | "key-reused" | "account-unknown";
  constructor(reason: "funds" | "key-reused" | "account-unknown", message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Transfer {
  merchantCode: string;
  /** Ids of ledger accounts. */
  from: string;
  to: string;
  /** Minor units, above zero. */
  amount: bigint;
  /** Names the transfer: the same key moves money once, however often it is sent. */
  idempotencyKey: string;
  /** What it is for, such as "opening". */
  kind: string;
}

/** Moves money between two accounts, once for each idempotency key. Runs in the caller's transaction, or in its own. */
export async function transfer(
  database: Database,
  wanted: Transfer,
  clock: Clock,
): Promise<{ transactionId: string; repeated: boolean }> {
  if (wanted.amount <= 0n || wanted.from === wanted.to)
    throw new RangeError("A transfer needs an amount above zero and two different accounts");
  if (database.isTransaction) return move(database, wanted, clock);
  return database.transaction().execute((transaction) => move(transaction, wanted, clock));
}

async function move(
  database: Database,
  wanted: Transfer,
  clock: Clock,
): Promise<{ transactionId: string; repeated: boolean }> {
  const fingerprint = `${wanted.kind} ${wanted.from} ${wanted.to} ${wanted.amount}`;
  const written = await claimKey(database, wanted, fingerprint, clock);
  if (!written) return { transactionId: await earlier(database, wanted, fingerprint), repeated: true };
  await lockInOrder(database, wanted);
  await take(database, wanted);
  await database
    .updateTable("ledger_accounts")
    .set({ balance: sql`balance + ${wanted.amount.toString()}::bigint` })
    .where("id", "=", wanted.to)
    .execute();
  await database
    .insertInto("ledger_entries")
    .values([
      { transaction_id: written, ledger_account_id: wanted.from, amount: (-wanted.amount).toString() },
      { transaction_id: written, ledger_account_id: wanted.to, amount: wanted.amount.toString() },
    ])
    .execute();
  return { transactionId: written, repeated: false };
}

/** Writes the transaction's head; undefined when the key was used before (a rival with the same key is waited for). */
async function claimKey(
  database: Database,
  wanted: Transfer,
  fingerprint: string,
  clock: Clock,
): Promise<string | undefined> {
  const row = await database
    .insertInto("ledger_transactions")
    .values({
      id: randomUUID(),
      merchant_code: wanted.merchantCode,
      idempotency_key: wanted.idempotencyKey,
      fingerprint,
      kind: wanted.kind,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(["merchant_code", "idempotency_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

async function earlier(database: Database, wanted: Transfer, fingerprint: string): Promise<string> {
  const row = await database
    .selectFrom("ledger_transactions")
    .select(["id", "fingerprint"])
    .where("merchant_code", "=", wanted.merchantCode)
    .where("idempotency_key", "=", wanted.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (row.fingerprint === fingerprint) return row.id;
  throw new TransferRefused("key-reused", `The idempotency key "${wanted.idempotencyKey}" belongs to another transfer`);
}

/**
 * Both rows are locked in the order of their ids, so that two opposite transfers cannot wait for each other for ever.
 */
async function lockInOrder(database: Database, wanted: Transfer): Promise<void> {
  const rows = await database
    .selectFrom("ledger_accounts")
    .select("id")
    .where("id", "in", [wanted.from, wanted.to])
    .where("merchant_code", "=", wanted.merchantCode)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length !== 2)
    throw new TransferRefused("account-unknown", "One of the two ledger accounts does not exist under this merchant");
}

async function take(database: Database, wanted: Transfer): Promise<void> {
  const amount = wanted.amount.toString();
  const result = await database
    .updateTable("ledger_accounts")
    .set({ balance: sql`balance - ${amount}::bigint` })
    .where("id", "=", wanted.from)
    .where((where) =>
      where.or([where("may_overdraw", "=", true), where("balance", ">=", sql<bigint>`${amount}::bigint`)]),
    )
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new TransferRefused("funds", "The account does not hold that much");
}

import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { ledgerAccountOf, MAIN } from "../ledger/accounts.ts";
import type { LedgerKind } from "../ledger/kinds.ts";
import { transfer } from "../ledger/transfer.ts";
import { ledgerKindOf, type Wallet } from "./wallets.ts";

/** A movement between two wallets of a member, of which one is the merchant's. */
interface Movement {
  from: string;
  to: string;
  /** Minor units, above zero. */
  amount: bigint;
  /** The request that it belongs to. */
  request: string;
}

/**
 * The balances of a member's accounts by their kind, locked until the caller's transaction ends: no stake is taken
 * meanwhile. In the order of their ids, as transfers lock them, so that none waits for the other.
 */
export async function lockedBalances(database: Database, account: Account): Promise<ReadonlyMap<string, bigint>> {
  const rows = await database
    .selectFrom("ledger_accounts")
    .select(["kind", "balance"])
    .where("merchant_code", "=", account.merchant_code)
    .where("owner", "=", account.id)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

/** Moves money from one wallet to another; from one vendor to another by the merchant's, as two movements. */
export async function moveFunds(
  database: Database,
  account: Account,
  { from, to, amount, request }: Movement,
  clock: Clock,
): Promise<void> {
  if (from !== MAIN) await book(database, account, { from, to: MAIN, amount, request }, "from-vendor", clock);
  if (to !== MAIN) await book(database, account, { from: MAIN, to, amount, request }, "to-vendor", clock);
}

/** Brings everything in these wallets back to the merchant's; returns how much that was, in minor units. */
export async function bringBack(
  database: Database,
  account: Account,
  { wallets, request }: { wallets: readonly Wallet[]; request: string },
  clock: Clock,
): Promise<bigint> {
  const balances = await lockedBalances(database, account);
  let sum = 0n;
  for (const { id } of wallets) {
    const amount = id === MAIN ? 0n : (balances.get(ledgerKindOf(id)) ?? 0n);
    if (amount === 0n) continue;
    await moveFunds(database, account, { from: id, to: MAIN, amount, request }, clock);
    sum += amount;
  }
  return sum;
}

async function book(
  database: Database,
  { id, merchant_code: merchantCode }: Account,
  { from, to, amount, request }: Movement,
  kind: LedgerKind,
  clock: Clock,
): Promise<void> {
  const [payer, payee] = [
    await ledgerAccountOf(database, merchantCode, id, ledgerKindOf(from)),
    await ledgerAccountOf(database, merchantCode, id, ledgerKindOf(to)),
  ];
  const idempotencyKey = `transfer:${request}:${from}:${to}`;
  await transfer(database, { merchantCode, from: payer, to: payee, amount, idempotencyKey, kind }, clock);
}

import { randomUUID } from "node:crypto";
import type { Database } from "../database/tables.ts";

/**
 * The owner of the account through which money enters and leaves the merchant's books; the only one that may be
 * negative.
 */
export const HOUSE = "house";
/** The kind of account with the money that an owner has at the merchant itself. */
export const MAIN = "main";

/** The kind of account with the money that an owner has moved to a game vendor. */
export function atVendor(vendorCode: string): string {
  return `vendor:${vendorCode}`;
}

/** The id of an owner's ledger account, the main one unless another kind is named; it is opened if there is none. */
export async function ledgerAccountOf(
  database: Database,
  merchantCode: string,
  owner: string,
  kind: string = MAIN,
): Promise<string> {
  await database
    .insertInto("ledger_accounts")
    .values({ id: randomUUID(), merchant_code: merchantCode, owner, kind, balance: "0", may_overdraw: owner === HOUSE })
    .onConflict((conflict) => conflict.columns(["merchant_code", "owner", "kind"]).doNothing())
    .execute();
  const row = await database
    .selectFrom("ledger_accounts")
    .select("id")
    .where("merchant_code", "=", merchantCode)
    .where("owner", "=", owner)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The balances of all of an owner's accounts by their kind, in minor units. */
export async function walletsOf(
  database: Database,
  merchantCode: string,
  owner: string,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await database
    .selectFrom("ledger_accounts")
    .select(["kind", "balance"])
    .where("merchant_code", "=", merchantCode)
    .where("owner", "=", owner)
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

/** The sum over all of an owner's accounts, in minor units. */
export async function totalBalance(database: Database, merchantCode: string, owner: string): Promise<bigint> {
  const balances = await walletsOf(database, merchantCode, owner);
  return [...balances.values()].reduce((sum, balance) => sum + balance, 0n);
}

/** The balance of an owner's main account, in minor units; 0 while there is none. */
export function mainBalance(database: Database, merchantCode: string, owner: string): Promise<bigint> {
  return balanceOf(database, merchantCode, owner, MAIN);
}

/** The balance of one of an owner's accounts, in minor units; 0 while there is none. */
export async function balanceOf(
  database: Database,
  merchantCode: string,
  owner: string,
  kind: string,
): Promise<bigint> {
  const row = await database
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("merchant_code", "=", merchantCode)
    .where("owner", "=", owner)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

import { randomUUID } from "node:crypto";
import type { Database } from "../database/tables.ts";

/** Owner of the account that money enters and leaves the merchant's books through; the only one that may go below zero. */
export const HOUSE = "house";
const MAIN = "main";

/** The id of an owner's main ledger account; it is opened when there is none. */
export async function ledgerAccountOf(database: Database, merchantCode: string, owner: string): Promise<string> {
  await database.insertInto("ledger_accounts")
    .values({ id: randomUUID(), merchant_code: merchantCode, owner, kind: MAIN, balance: "0", may_overdraw: owner === HOUSE })
    .onConflict((conflict) => conflict.columns(["merchant_code", "owner", "kind"]).doNothing()).execute();
  const row = await database.selectFrom("ledger_accounts").select("id")
    .where("merchant_code", "=", merchantCode).where("owner", "=", owner).where("kind", "=", MAIN).executeTakeFirstOrThrow();
  return row.id;
}

/** The sum over all of an owner's accounts, in minor units. */
export async function totalBalance(database: Database, merchantCode: string, owner: string): Promise<bigint> {
  const rows = await database.selectFrom("ledger_accounts").select("balance").where("merchant_code", "=", merchantCode).where("owner", "=", owner).execute();
  return rows.reduce((sum, row) => sum + row.balance, 0n);
}

import { sql } from "kysely";
import type { Account, Database } from "../database/tables.ts";

/** The account of this name under a merchant code (main or trial). Upper and lower case are the same name. */
export function findAccount(database: Database, merchantCode: string, username: string): Promise<Account | undefined> {
  return database
    .selectFrom("accounts")
    .selectAll()
    .where("merchant_code", "=", merchantCode)
    .where(sql<boolean>`lower(username) = ${username.trim().toLowerCase()}`)
    .executeTakeFirst();
}

/** The account with this mobile number (E.164) under a merchant code. */
export function findAccountByMobile(
  database: Database,
  merchantCode: string,
  mobile: string,
): Promise<Account | undefined> {
  return database
    .selectFrom("accounts")
    .selectAll()
    .where("merchant_code", "=", merchantCode)
    .where("mobile", "=", mobile)
    .executeTakeFirst();
}

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

interface Payee {
  accountId: string;
  merchantCode: string;
  name: string;
  /** In E.164: the number of their wallet. */
  mobile: string;
  paymentPasswordHash: string;
}

/** Gives a seeded account what it needs to withdraw: a payment password and a wallet of its own. */
export async function seedCard(database: Database, payee: Payee, now: Date): Promise<void> {
  const { accountId, merchantCode, name, mobile, paymentPasswordHash } = payee;
  await database
    .updateTable("accounts")
    .set({
      payment_password_hash: paymentPasswordHash,
      profile: sql`profile || ${JSON.stringify({ payeeName: name })}::jsonb`,
    })
    .where("id", "=", accountId)
    .execute();
  await database
    .insertInto("bank_cards")
    .values({
      id: randomUUID(),
      account_id: accountId,
      merchant_code: merchantCode,
      bank: "gcash",
      number: mobile.replace("+63", "0"),
      payee_name: name,
      checked: "match",
      main: true,
      idempotency_key: "seeded",
      usable_from: now,
      created_at: now,
    })
    .execute();
}

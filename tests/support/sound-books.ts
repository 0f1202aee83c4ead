import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../../sandbox/database/tables.ts";

/** Every account of a merchant's books has what was booked, nobody is below zero, and together they have nothing. */
export async function expectSoundBooks(database: Database, merchantCode: string): Promise<void> {
  const { rows } = await sql<{ id: string; balance: bigint; booked: string; may_overdraw: boolean }>`
    select a.id, a.balance, a.may_overdraw, coalesce(sum(e.amount), 0)::text as booked
    from ledger_accounts a left join ledger_entries e on e.ledger_account_id = a.id where a.merchant_code = ${merchantCode} group by a.id`.execute(
    database,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.reduce((sum, row) => sum + row.balance, 0n)).toBe(0n);
  for (const row of rows) {
    expect(row.balance).toBe(BigInt(row.booked));
    expect(row.may_overdraw || row.balance >= 0n).toBe(true);
  }
}

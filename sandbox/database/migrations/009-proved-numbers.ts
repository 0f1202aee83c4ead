import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `alter table accounts add column mobile_proved boolean not null default false`,
  // Of those who registered before, nobody knows who proved the number; the seeded accounts came from nowhere.
  `update accounts set mobile_proved = true where mobile is not null and created_from is null`,
  `alter table merchants add column rules jsonb not null default '{}'`,
];

/** Whether an account's number was proved to be its own, and a merchant's own field rules. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

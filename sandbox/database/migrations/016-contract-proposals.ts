import { sql, type Kysely } from "kysely";

const STATEMENT = `create table contract_proposals (
  account_id text not null references accounts (id), contract text not null check (contract in ('daily-salary', 'dividend', 'hourly-salary')), proposal text not null check (proposal <> ''),
  primary key (account_id, contract))`;

/** Contracts that an upline has proposed and the member has not answered yet (games §4). */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(STATEMENT).execute(database);
}

import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `alter table merchants add column phone_auth_project text`,
  // Written before its account is, so that of two first sign-ins at once one waits for the other.
  `create table identities (
    merchant_code text not null, provider text not null, subject text not null, account_id text not null references accounts (id) deferrable initially deferred,
    linked_at timestamptz not null, primary key (merchant_code, provider, subject))`,
  `create index identities_by_account on identities (account_id)`,
  `create table used_id_tokens (token_hash text primary key, expires_at timestamptz not null)`,
  `create index used_id_tokens_by_expiry on used_id_tokens (expires_at)`,
];

/**
 * Whom a phone-auth provider has proved somebody to be, and which of its tokens have been used. A merchant's project
 * says whose tokens count.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

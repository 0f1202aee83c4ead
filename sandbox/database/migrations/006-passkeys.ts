import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `alter table merchants add column hosts jsonb not null default '[]'`,
  `create table passkeys (
    merchant_code text not null, credential_id text not null, account_id text not null references accounts (id), domain text not null, public_key text not null,
    counter bigint not null, transports jsonb not null, name text not null, created_at timestamptz not null, last_used_at timestamptz,
    primary key (merchant_code, credential_id))`,
  `create index passkeys_by_account on passkeys (account_id)`,
  `create table passkey_challenges (
    challenge text primary key, merchant_code text not null, purpose text not null, account_id text, domain text not null, expires_at timestamptz not null)`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
];

/** Passkeys: public keys alone, of no use to whoever reads them. A merchant's hosts say for which sites they can be. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

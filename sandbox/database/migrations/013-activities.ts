import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `create table activities (
    merchant_code text not null references merchants (code), id text not null, language text not null, kind text not null check (kind in ('join', 'apply', 'sign', 'reward')),
    promotion text, reward bigint check (reward > 0), picture text not null, title text not null, teaser text not null, content text not null,
    starts_at timestamptz not null, ends_at timestamptz, sort integer not null, primary key (merchant_code, language, id))`,
  `create table activity_entries (
    account_id text not null references accounts (id), activity_id text not null, state text not null check (state in ('joined', 'applying', 'signed', 'issued', 'rejected')),
    comment text not null default '', changed_at timestamptz not null, primary key (account_id, activity_id))`,
  // Letters that are the same for many members are there in both languages; null: the letter has no Filipino words.
  "alter table messages add column title_ty text",
  "alter table messages add column content_ty text",
];

/**
 * What a merchant runs for its members, and where each of them stands. Rewards that members have been given stay in
 * member_promotions.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

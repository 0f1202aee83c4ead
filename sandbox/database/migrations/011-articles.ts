import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `create table articles (
    merchant_code text not null references merchants (code), id text not null, topic text not null, device text not null, language text not null,
    title text not null, content text not null, sort integer not null, primary key (merchant_code, topic, device, language, id))`,
];

/** What a merchant explains: its help centre and its user agreement. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

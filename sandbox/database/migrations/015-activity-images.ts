import { sql, type Kysely } from "kysely";

const STATEMENT = `create table activity_images (
  account_id text not null, activity_id text not null, place integer not null check (place between 1 and 3), media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880), primary key (account_id, activity_id, place),
  foreign key (account_id, activity_id) references activity_entries (account_id, activity_id) on delete cascade)`;

/** Images that members send with an application (games §5). */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(STATEMENT).execute(database);
}

import { sql } from "kysely";
import type { Message } from "#gateway/entities.ts";
import type { Account, Database } from "../database/tables.ts";

type Reader = Pick<Account, "id" | "merchant_code" | "registered_at">;

/** What is in a member's inbox: what was sent to them, and to all members since they registered, less what they deleted. */
export function inboxOf(database: Database, account: Reader) {
  const kindOf = (kind: Message["kind"]) => sql<Message["kind"]>`${sql.lit(kind)}`.as("kind");
  const own = database
    .selectFrom("messages")
    .select(["id", "title", "content", "title_ty", "content_ty", "sent_at", "read_at", kindOf("personal")])
    .where("account_id", "=", account.id);
  const shared = broadcastsTo(database, account)
    .leftJoin("broadcast_states", (join) =>
      join
        .onRef("broadcast_states.broadcast_id", "=", "broadcasts.id")
        .on("broadcast_states.account_id", "=", account.id),
    )
    .select(["id", "title", "content", "title_ty", "content_ty", "sent_at", "read_at", kindOf("broadcast")])
    .where("deleted_at", "is", null);
  return database.selectFrom(own.unionAll(shared).as("messages")).selectAll();
}

/** The number of messages that a member has not read. */
export async function countUnread(database: Database, account: Reader): Promise<number> {
  const { count } = await inboxOf(database, account)
    .clearSelect()
    .select((select) => select.fn.countAll().as("count"))
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a message as read, once. Whether it is in the inbox. */
export async function readMessageIn(database: Database, account: Reader, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("messages")
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .set((row) => ({ read_at: row.fn.coalesce("read_at", row.val(now)) }))
    .executeTakeFirst();
  return numUpdatedRows > 0n || (await changeBroadcasts(database, account, { read_at: now }, id)) > 0n;
}

/** Deletes a message from the inbox. Whether it was there. */
export async function deleteMessageIn(database: Database, account: Reader, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("messages")
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  return numDeletedRows > 0n || (await changeBroadcasts(database, account, { deleted_at: now }, id)) > 0n;
}

/** Marks every message as read. Runs in the caller's transaction. */
export async function readAllIn(database: Database, account: Reader, now: Date): Promise<void> {
  await database
    .updateTable("messages")
    .set({ read_at: now })
    .where("account_id", "=", account.id)
    .where("read_at", "is", null)
    .execute();
  await changeBroadcasts(database, account, { read_at: now });
}

/** Deletes every message that is read; answers how many. Runs in the caller's transaction. */
export async function deleteReadIn(database: Database, account: Reader, now: Date): Promise<number> {
  const own = await database
    .deleteFrom("messages")
    .where("account_id", "=", account.id)
    .where("read_at", "is not", null)
    .executeTakeFirst();
  const shared = await database
    .updateTable("broadcast_states")
    .set({ deleted_at: now })
    .where("account_id", "=", account.id)
    .where("read_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return Number(own.numDeletedRows + shared.numUpdatedRows);
}

/** Messages to all members of the merchant, since this one is a member. */
function broadcastsTo(database: Database, account: Reader) {
  return database
    .selectFrom("broadcasts")
    .where("broadcasts.merchant_code", "=", account.merchant_code)
    .where("broadcasts.sent_at", ">=", account.registered_at);
}

/** Keeps what a member did with one of them, or with all. What is set stays; what is deleted does not change. */
async function changeBroadcasts(
  database: Database,
  account: Reader,
  done: { read_at: Date } | { deleted_at: Date },
  id?: string,
): Promise<bigint> {
  const { read_at: readAt = null, deleted_at: deletedAt = null } = { ...done } as { read_at?: Date; deleted_at?: Date };
  const whose = broadcastsTo(database, account)
    .$if(id !== undefined, (broadcasts) => broadcasts.where("broadcasts.id", "=", String(id)))
    .select((select) => [
      select.val(account.id).as("account_id"),
      "broadcasts.id as broadcast_id",
      sql<Date | null>`${readAt}::timestamptz`.as("read_at"),
      sql<Date | null>`${deletedAt}::timestamptz`.as("deleted_at"),
    ]);
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto("broadcast_states")
    .columns(["account_id", "broadcast_id", "read_at", "deleted_at"])
    .expression(whose)
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "broadcast_id"])
        .doUpdateSet({
          read_at: sql<Date | null>`coalesce(broadcast_states.read_at, excluded.read_at)`,
          deleted_at: sql<Date | null>`excluded.deleted_at`,
        })
        .where("broadcast_states.deleted_at", "is", null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows;
}

import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { KeptImage } from "../images/answer-image.ts";
import { rowsOf, type Image } from "../images/images.ts";

/** Stores the pictures of a deposit, in order. Runs in the caller's transaction. */
export async function keepSlips(database: Database, depositId: string, images: readonly Image[]): Promise<void> {
  if (images.length === 0) return;
  await database
    .insertInto("deposit_images")
    .values(rowsOf(images).map((row) => ({ deposit_id: depositId, ...row })))
    .execute();
}

/** A picture of a deposit, the first of which is 1. */
export function slipOf(database: Database, depositId: string, place: number): Promise<KeptImage | undefined> {
  return database
    .selectFrom("deposit_images")
    .select(["media_type", "bytes"])
    .where("deposit_id", "=", depositId)
    .where("place", "=", place)
    .executeTakeFirst();
}

/** How many pictures a deposit has, as a column of a query of deposits. */
export const slipsOfDeposit = sql<string>`(select count(*) from deposit_images i where i.deposit_id = deposits.id)`;

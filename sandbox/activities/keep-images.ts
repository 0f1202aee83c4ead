import type { Database } from "../database/tables.ts";
import { rowsOf, type Image } from "../images/images.ts";

/** Stores the images of an application, replacing those of an earlier one. */
export async function keepImages(
  database: Database,
  whose: { account_id: string; activity_id: string },
  images: readonly Image[],
): Promise<void> {
  await database
    .deleteFrom("activity_images")
    .where("account_id", "=", whose.account_id)
    .where("activity_id", "=", whose.activity_id)
    .execute();
  if (images.length === 0) return;
  await database
    .insertInto("activity_images")
    .values(rowsOf(images).map((row) => ({ ...whose, ...row })))
    .execute();
}

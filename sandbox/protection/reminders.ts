import type { RealityCheck } from "#gateway/player-protection.ts";
import type { Database } from "../database/tables.ts";

/** How often a member is reminded of the time: never until they choose. */
export async function reminderOf(database: Database, accountId: string): Promise<RealityCheck["every"]> {
  const row = await database
    .selectFrom("reality_checks")
    .select("every")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.every ?? "never";
}

import { randomUUID } from "node:crypto";
import type { Database } from "../database/tables.ts";
import { seededAccounts } from "./accounts.ts";

/** Who came by the code of an affiliate of the demo. What they brought was booked long ago: nothing more is. */
export async function seedInvitations(
  database: Database,
  merchantCode: string,
  idByName: ReadonlyMap<string, string>,
): Promise<void> {
  const codes = new Map(seededAccounts.map(({ username, affiliateCode }) => [username, affiliateCode]));
  for (const { username, upline = "" } of seededAccounts) {
    const [friendId, inviterId, code] = [idByName.get(username), idByName.get(upline), codes.get(upline)];
    if (friendId === undefined || inviterId === undefined || code === undefined) continue;
    const { registered_at } = await database
      .selectFrom("accounts")
      .select("registered_at")
      .where("id", "=", friendId)
      .executeTakeFirstOrThrow();
    const came = { id: randomUUID(), friend_id: friendId, inviter_id: inviterId, merchant_code: merchantCode, code };
    await database
      .insertInto("invitations")
      .values({ ...came, invited_at: registered_at, bonus_state: "none" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

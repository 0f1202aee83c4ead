import { randomUUID } from "node:crypto";
import { PlatformError } from "../calls/platform-error.ts";
import type { Database } from "../database/tables.ts";

/** Somebody who registers by an invitation. */
interface Friend {
  id: string;
  merchantCode: string;
  inviterId: string;
  /** The code as typed; undefined: the inviter was named. */
  code: string | undefined;
  /** Whether a deposit brings the inviter a bonus; agents earn by their team instead. */
  isFriend: boolean;
}

/** Notes who came by whose invitation. Runs in the transaction that makes the account. */
export async function noteFriend(
  database: Database,
  { id, merchantCode, inviterId, code, isFriend }: Friend,
  at: Date,
): Promise<void> {
  await database
    .insertInto("invitations")
    .values({
      id: randomUUID(),
      friend_id: id,
      inviter_id: inviterId,
      merchant_code: merchantCode,
      code: code?.trim().toUpperCase() ?? null,
      invited_at: at,
      bonus_state: isFriend ? "open" : "none",
    })
    .execute();
}

/** What is answered to a member who comes by their own invitation. */
export function ownInvitation(): PlatformError {
  return new PlatformError("affiliate.own", "Nobody comes by their own invitation: it is for others");
}

import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** Whether somebody has made a deposit. */
const hasDeposited = sql<boolean>`exists (
  select 1 from deposits where deposits.account_id = invitations.friend_id and deposits.status = 'credited')`;

/** Who came by a member's invitation. */
export function friendsOf(database: Database, inviterId: string) {
  return database
    .selectFrom("invitations")
    .innerJoin("accounts as friends", "friends.id", "invitations.friend_id")
    .leftJoin("affiliate_codes", (join) =>
      join
        .onRef("affiliate_codes.merchant_code", "=", "invitations.merchant_code")
        .onRef("affiliate_codes.code", "=", "invitations.code"),
    )
    .select([
      "invitations.id",
      "invitations.number",
      "invitations.invited_at",
      "invitations.code",
      "affiliate_codes.name",
      "friends.username",
      hasDeposited.as("deposited"),
      paidBonus.as("earned"),
    ])
    .where("invitations.inviter_id", "=", inviterId);
}

const paidBonus = sql<string>`case invitations.bonus_state when 'paid' then invitations.bonus else 0 end`;

/** How many friends came, how many of them have deposited, and what was received for them. */
export async function broughtBy(
  database: Database,
  inviterId: string,
): Promise<{ friends: number; depositors: number; earned: bigint }> {
  const { friends, depositors, earned } = await database
    .selectFrom("invitations")
    .select(({ fn }) => [
      fn.countAll<string>().as("friends"),
      fn.countAll<string>().filterWhere(hasDeposited).as("depositors"),
      sql<string>`coalesce(sum(${paidBonus}), 0)::bigint`.as("earned"),
    ])
    .where("inviter_id", "=", inviterId)
    .executeTakeFirstOrThrow();
  return { friends: Number(friends), depositors: Number(depositors), earned: BigInt(earned) };
}

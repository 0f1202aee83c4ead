import { minorUnits } from "#kernel/money.ts";
import type { Clock } from "../clock.ts";
import type { Database, DepositRow } from "../database/tables.ts";
import { lockAccount } from "../database/lock-account.ts";
import { payMember } from "../ledger/house.ts";
import { promotionsOf } from "../merchants/promotions.ts";
import { BONUS, MINIMUM } from "./terms.ts";

/** How many inviters are paid in one go: what is left over is paid with the next deposit. */
const AT_ONCE = 50;

/**
 * Notes that a deposit brings the bonus for its member's inviter. Runs in the transaction that credits the deposit, so that
 * both happen or neither; but it does not pay. That would lock a second member while the first and the house are locked, and
 * two members who invited and deposit at the same time would wait for each other.
 */
export async function noteBonus(database: Database, deposit: DepositRow): Promise<void> {
  if (deposit.amount < minorUnits(MINIMUM) || !(await isOn(database, deposit.merchant_code))) return;
  await database
    .updateTable("invitations")
    .set({ bonus_state: "due", bonus: minorUnits(BONUS).toString() })
    .where("friend_id", "=", deposit.account_id)
    .where("bonus_state", "=", "open")
    .execute();
}

/**
 * Pays what is due to inviters, each in a transaction of its own, once for each friend: the row says what is paid, and the
 * ledger's key names the friend. Whatever ends a process before it has paid, the next call pays it.
 */
export async function payBonuses(database: Database, clock: Clock): Promise<void> {
  const waiting = await database
    .selectFrom("invitations")
    .innerJoin("accounts", "accounts.id", "invitations.inviter_id")
    .select("inviter_id")
    .distinct()
    .where("bonus_state", "=", "due")
    .where("accounts.status", "=", "active")
    .limit(AT_ONCE)
    .execute();
  for (const { inviter_id } of waiting)
    await database.transaction().execute((transaction) => payInviter(transaction, inviter_id, clock));
}

async function payInviter(database: Database, inviterId: string, clock: Clock): Promise<void> {
  await lockAccount(database, inviterId);
  const due = await database
    .selectFrom("invitations")
    .innerJoin("accounts", "accounts.id", "invitations.inviter_id")
    .select(["friend_id", "invitations.merchant_code", "bonus"])
    .where("inviter_id", "=", inviterId)
    // Who has closed the account since the list was made is paid nothing.
    .where("accounts.status", "=", "active")
    .where("bonus_state", "=", "due")
    .orderBy("friend_id")
    .forNoKeyUpdate("invitations")
    .execute();
  for (const { friend_id, merchant_code, bonus } of due) {
    await payMember(
      database,
      {
        merchantCode: merchant_code,
        memberId: inviterId,
        amount: bonus ?? 0n,
        idempotencyKey: `invitation:${friend_id}`,
        kind: "promotion",
      },
      clock,
    );
    await database
      .updateTable("invitations")
      .set({ bonus_state: "paid", paid_at: clock.now() })
      .where("friend_id", "=", friend_id)
      .execute();
  }
}

async function isOn(database: Database, merchantCode: string): Promise<boolean> {
  const merchant = await database
    .selectFrom("merchants")
    .select(["state", "promotions"])
    .where("code", "=", merchantCode)
    .executeTakeFirst();
  return merchant === undefined || promotionsOf(merchant).REFERRAL;
}

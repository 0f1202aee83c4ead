import type { Clock } from "../clock.ts";
import type { RefusalReason } from "../database/deposit-tables.ts";
import type { Database, DepositRow } from "../database/tables.ts";
import { lockAccount } from "../database/lock-account.ts";
import { chargeMember, payMember } from "../ledger/house.ts";
import { noteBonus } from "../invitations/bonus.ts";
import { stillPromised, type Promised } from "./offers.ts";

/** A deposit, locked with its member until the caller's transaction ends: what changes it waits for what changed it before. */
export async function lockedDeposit(database: Database, id: string): Promise<DepositRow | undefined> {
  const found = await database.selectFrom("deposits").select("account_id").where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  await lockAccount(database, found.account_id);
  return database.selectFrom("deposits").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Credits a deposit, once: the whole amount, its fee and its bonus as movements of their own. Money that arrives for one that was
 * given up or has expired is the member's all the same. Runs in the caller's transaction, in which the row and its member are locked.
 */
export async function credit(database: Database, deposit: DepositRow, clock: Clock): Promise<"credited" | "nothing"> {
  if (deposit.status === "credited") return "nothing";
  await noteBonus(database, deposit);
  const member = { merchantCode: deposit.merchant_code, memberId: deposit.account_id };
  await payMember(
    database,
    { ...member, amount: deposit.amount, idempotencyKey: `deposit:${deposit.id}`, kind: "deposit" },
    clock,
  );
  if (deposit.fee > 0n)
    await chargeMember(
      database,
      { ...member, amount: deposit.fee, idempotencyKey: `deposit-fee:${deposit.id}`, kind: "deposit-fee" },
      clock,
    );
  const { offer, bonus } = await stillPromised(database, deposit);
  if (bonus > 0n)
    await payMember(
      database,
      { ...member, amount: bonus, idempotencyKey: `deposit-bonus:${deposit.id}`, kind: "promotion" },
      clock,
    );
  await settle(database, deposit, { status: "credited", reason: null, offer, bonus }, clock);
  return "credited";
}

/** Ends a deposit that waits without money. Runs in the caller's transaction, in which the row is locked. */
export async function refuse(
  database: Database,
  deposit: DepositRow,
  reason: RefusalReason,
  clock: Clock,
): Promise<"refused" | "nothing"> {
  if (deposit.status !== "waiting") return "nothing";
  const isGivenUp = reason === "cancelled" || reason === "expired";
  await settle(database, deposit, { status: isGivenUp ? "cancelled" : "rejected", reason }, clock);
  return "refused";
}

async function settle(
  database: Database,
  { id }: DepositRow,
  change: Pick<DepositRow, "status" | "reason"> & Partial<Promised>,
  clock: Clock,
): Promise<void> {
  await database
    .updateTable("deposits")
    .set({ ...change, settled_at: clock.now() })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends the deposits of a member that were not paid in time, before any of them is read. What is paid at the provider has
 * no end, although its notice has not come.
 */
export function expireDeposits(database: Database, accountId: string, clock: Clock) {
  const now = clock.now();
  return database
    .updateTable("deposits")
    .set({ status: "cancelled", reason: "expired", settled_at: now })
    .where("account_id", "=", accountId)
    .where("status", "=", "waiting")
    .where("expires_at", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments")
            .whereRef("payments.deposit_id", "=", "deposits.id")
            .where("payments.state", "=", "paid"),
        ),
      ),
    )
    .execute();
}

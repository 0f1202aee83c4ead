import { randomUUID } from "node:crypto";
import type { MovedFunds } from "#gateway/transfers.ts";
import { decimalOf } from "#kernel/money.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";

/** A request to move money. */
interface Request {
  account: Account;
  /** The call: the same key of another call is another request. */
  call: string;
  idempotencyKey: string | undefined;
}

/**
 * Moves money once for each key: the same request again answers what it has moved. The requests of a member are done one
 * after the other, so that two phones together move no more than there is.
 *
 * @param move Gets the transaction and the id of the request; returns how much it has moved, in minor units.
 */
export function movedOnce(
  database: Database,
  { account, call, idempotencyKey = randomUUID() }: Request,
  clock: Clock,
  move: (transaction: Database, id: string) => Promise<bigint>,
): Promise<MovedFunds> {
  const key = `${call}:${idempotencyKey}`;
  return database.transaction().execute(async (transaction) => {
    await lockOpenAccount(transaction, account);
    const earlier = await transaction
      .selectFrom("transfer_requests")
      .select(["id", "amount"])
      .where("account_id", "=", account.id)
      .where("request_key", "=", key)
      .executeTakeFirst();
    if (earlier) return { id: earlier.id, amount: decimalOf(earlier.amount) };
    const id = randomUUID();
    const amount = await move(transaction, id);
    await transaction
      .insertInto("transfer_requests")
      .values({ id, account_id: account.id, request_key: key, amount: amount.toString(), created_at: clock.now() })
      .execute();
    return { id, amount: decimalOf(amount) };
  });
}

import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { SHOWN, type Decision, type Undecided } from "../cashier/undecided.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { slipAddress } from "../cashier/slips.ts";
import { decimalOf } from "#kernel/money.ts";
import { ways } from "./methods.ts";
import { payBonuses } from "../invitations/bonus.ts";
import { credit, lockedDeposit, refuse } from "./settle.ts";
import { slipsOfDeposit } from "./slips.ts";

const OTHER_AMOUNT = "the provider named another amount or currency";
const UNSAID = "paid at the provider, whose notice has not come";

/**
 * What the cashier decides about, the oldest first: manual transfers, what the provider's notices left open, and what is
 * paid without any.
 */
export async function undecidedDeposits(database: Database): Promise<Undecided[]> {
  const manual = ways.filter(({ kind }) => kind === "manualTransfer").map(({ id }) => id);
  const held = sql<boolean>`exists (select from received_notices n where n.deposit_id = deposits.id and n.effect = 'held')`;
  const paid = sql<boolean>`exists (select from payments p where p.deposit_id = deposits.id and p.state = 'paid')`;
  const rows = await database
    .selectFrom("deposits")
    .innerJoin("accounts", "accounts.id", "deposits.account_id")
    .select([
      "deposits.id",
      "deposits.merchant_code",
      "accounts.username",
      "deposits.method",
      "deposits.amount",
      "deposits.details",
      "deposits.created_at",
    ])
    .select([held.as("held"), paid.as("paid"), slipsOfDeposit.as("slips")])
    .where("deposits.status", "=", "waiting")
    .where((where) => where.or([where("deposits.method", "in", manual), held, paid]))
    .orderBy("deposits.number")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    of: "deposit",
    id: row.id,
    merchant: row.merchant_code,
    member: row.username,
    method: row.method,
    amount: decimalOf(row.amount),
    note: [...Object.values(row.details), ...(row.held ? [OTHER_AMOUNT] : row.paid ? [UNSAID] : [])].join(", "),
    pictures: Array.from({ length: Number(row.slips) }, (_, place) => slipAddress(row.id, place + 1)),
    at: row.created_at.toISOString(),
  }));
}

/** Credits or rejects a deposit. Throws a PlatformError where there is none, or it no longer waits. */
export async function decideDeposit(
  database: Database,
  id: string,
  decision: Exclude<Decision, "hold">,
  clock: Clock,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const deposit = await lockedDeposit(transaction, id);
    if (!deposit) throw new PlatformError("request.unknown", "There is no such deposit");
    if (deposit.status !== "waiting") throw new PlatformError("payment.over", `The deposit is ${deposit.status}`);
    if (decision === "approve") await credit(transaction, deposit, clock);
    else await refuse(transaction, deposit, "rejected", clock);
  });
  await payBonuses(database, clock);
}

import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { SHOWN, type Decision, type Undecided } from "../cashier/undecided.ts";
import type { Clock } from "../clock.ts";
import type { Database, DepositRow, PaymentRow } from "../database/tables.ts";
import { slipAddress } from "../cashier/slips.ts";
import { decimalOf } from "#kernel/money.ts";
import { ways } from "./methods.ts";
import { payBonuses } from "../invitations/bonus.ts";
import { credit, lockedDeposit, refuse } from "./settle.ts";
import { slipsOfDeposit } from "./slips.ts";
import { writtenReference } from "./steps.ts";

interface Noted extends Pick<DepositRow, "method" | "details"> {
  /** Of its payment; null where its provider was never asked. */
  reference: PaymentRow["reference"] | null;
  state: PaymentRow["state"] | null;
  held: boolean;
}

const OTHER_AMOUNT = "the provider named another amount or currency";
const UNSAID = "paid at the provider, whose notice has not come";

/** The ways whose money reaches an account of the merchant: a person sees there whether it has come. */
const transfers = new Map(
  ways.filter(({ kind, next }) => kind === "manualTransfer" || next === "instructions").map((way) => [way.id, way]),
);

/**
 * What the cashier decides about, the oldest first: transfers to the merchant's accounts, what the provider's notices left
 * open, and what is paid without any.
 */
export async function undecidedDeposits(database: Database): Promise<Undecided[]> {
  const held = sql<boolean>`exists (select from received_notices n where n.deposit_id = deposits.id and n.effect = 'held')`;
  const rows = await database
    .selectFrom("deposits")
    .innerJoin("accounts", "accounts.id", "deposits.account_id")
    .leftJoin("payments", "payments.deposit_id", "deposits.id")
    .select([
      "deposits.id",
      "deposits.merchant_code",
      "accounts.username",
      "deposits.method",
      "deposits.amount",
      "deposits.details",
      "deposits.created_at",
      "payments.reference",
      "payments.state",
    ])
    .select([held.as("held"), slipsOfDeposit.as("slips")])
    .where("deposits.status", "=", "waiting")
    .where((where) =>
      where.or([where("deposits.method", "in", [...transfers.keys()]), held, where("payments.state", "=", "paid")]),
    )
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
    note: noteOf(row),
    pictures: Array.from({ length: Number(row.slips) }, (_, place) => slipAddress(row.id, place + 1)),
    at: row.created_at.toISOString(),
  }));
}

/** What the member said, or wrote at the bank, and why it is open. */
function noteOf({ method, details, reference, held, state }: Noted): string {
  return [
    ...Object.values(details),
    ...(reference !== null && transfers.get(method)?.next === "instructions" ? [writtenReference(reference)] : []),
    ...(held ? [OTHER_AMOUNT] : state === "paid" ? [UNSAID] : []),
  ].join(", ");
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

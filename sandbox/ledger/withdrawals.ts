import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { HOUSE, ledgerAccountOf } from "./accounts.ts";
import { transfer } from "./transfer.ts";

/** The house's account with the money of withdrawals that are neither paid nor returned. */
const HELD = "withdrawals";

export interface Withdrawal {
  /** The code the member is bound to: the main or the trial one. */
  merchantCode: string;
  memberId: string;
  /** Minor units, above zero. */
  amount: bigint;
  /** What of it the merchant keeps when it is paid. */
  fee: bigint;
  /** Names the withdrawal: the same key withdraws once. */
  idempotencyKey: string;
}

/**
 * Takes the money from the member and holds it, the fee as a movement of its own. Throws a TransferRefused where the
 * member does not have that much. Runs in the caller's transaction where there is a fee.
 */
export async function holdWithdrawal(database: Database, withdrawal: Withdrawal, clock: Clock): Promise<void> {
  const { merchantCode, memberId, amount, fee, idempotencyKey } = withdrawal;
  const from = await ledgerAccountOf(database, merchantCode, memberId);
  const to = await ledgerAccountOf(database, merchantCode, HOUSE, HELD);
  const held = { merchantCode, from, to };
  await transfer(database, { ...held, amount: amount - fee, idempotencyKey, kind: "withdrawal" }, clock);
  if (fee > 0n)
    await transfer(
      database,
      { ...held, amount: fee, idempotencyKey: `${idempotencyKey}:fee`, kind: "withdrawal-fee" },
      clock,
    );
}

/**
 * The held money leaves, or returns to the member: one of the two, and once, because both have the same key. Which of
 * them is booked is the status of the withdrawal.
 */
export async function settleWithdrawal(
  database: Database,
  { merchantCode, memberId, amount, idempotencyKey }: Omit<Withdrawal, "fee">,
  kind: "withdrawal-paid" | "withdrawal-returned",
  clock: Clock,
): Promise<void> {
  const from = await ledgerAccountOf(database, merchantCode, HOUSE, HELD);
  const to = await ledgerAccountOf(database, merchantCode, kind === "withdrawal-paid" ? HOUSE : memberId);
  const key = `${idempotencyKey}:settled`;
  await transfer(database, { merchantCode, from, to, amount, idempotencyKey: key, kind }, clock);
}

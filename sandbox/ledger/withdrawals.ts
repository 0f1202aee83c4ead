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
  /** Names the withdrawal: the same key withdraws once. */
  idempotencyKey: string;
}

/** Takes the money from the member and holds it. Throws a TransferRefused where the member does not have that much. */
export async function requestWithdrawal(database: Database, withdrawal: Withdrawal, clock: Clock): Promise<void> {
  const { merchantCode, memberId, amount, idempotencyKey } = withdrawal;
  const from = await ledgerAccountOf(database, merchantCode, memberId);
  const to = await ledgerAccountOf(database, merchantCode, HOUSE, HELD);
  await transfer(database, { merchantCode, from, to, amount, idempotencyKey, kind: "withdrawal" }, clock);
}

/**
 * The held money leaves, or returns to the member: one of the two, and once, because both have the same key. Which of
 * them is booked is the status of the withdrawal.
 */
export async function settleWithdrawal(
  database: Database,
  { merchantCode, memberId, amount, idempotencyKey }: Withdrawal,
  kind: "withdrawal-paid" | "withdrawal-returned",
  clock: Clock,
): Promise<void> {
  const from = await ledgerAccountOf(database, merchantCode, HOUSE, HELD);
  const to = await ledgerAccountOf(database, merchantCode, kind === "withdrawal-paid" ? HOUSE : memberId);
  const key = `${idempotencyKey}:settled`;
  await transfer(database, { merchantCode, from, to, amount, idempotencyKey: key, kind }, clock);
}

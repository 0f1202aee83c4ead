import type { Clock } from "../clock.ts";
import type { Database, PlayTicket } from "../database/tables.ts";
import { chargeMember } from "../ledger/house.ts";
import { TransferRefused } from "../ledger/transfer-refused.ts";
import { PlayError } from "./play-error.ts";

/** Takes a stake from the player of a ticket, or reports that the balance is too low or that the player has stopped. */
export async function takeStake(
  database: Database,
  { merchant_code, account_id, wallet }: PlayTicket,
  { amount, idempotencyKey }: { amount: bigint; idempotencyKey: string },
  clock: Clock,
): Promise<void> {
  const player = { merchantCode: merchant_code, memberId: account_id, wallet };
  const stake = { ...player, amount, idempotencyKey, kind: "stake" } as const;
  try {
    await chargeMember(database, stake, clock);
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
    if (error.reason === "funds") throw new PlayError("funds.missing", "The balance is less than the stake");
    if (error.reason === "paused") throw new PlayError("player.paused", error.message);
    throw error;
  }
}

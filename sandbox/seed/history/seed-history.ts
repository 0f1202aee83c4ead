import { seededRandom } from "#kernel/random.ts";
import { after, duration, type Clock } from "../../clock.ts";
import type { Database } from "../../database/tables.ts";
import { HOUSE, ledgerAccountOf } from "../../ledger/accounts.ts";
import { payMember } from "../../ledger/house.ts";
import { bookPast, type PastTransfer } from "../../ledger/past-transfers.ts";
import { recordTaken } from "../../rewards/rebates.ts";
import { holdWithdrawal, settleWithdrawal } from "../../ledger/withdrawals.ts";
import { ledgerKeyOf } from "../../withdrawals/settle.ts";
import { insertBets } from "./insert-bets.ts";
import { playerOf } from "./past-bets.ts";
import { moneyOf, netOf, rebatedDays, signOf, type PastMovement } from "./past-money.ts";
import { seededRate } from "../seeded-rates.ts";
import { HISTORY_DAYS, playBefore } from "./past-play.ts";
import { insertDeposits, insertWithdrawals, withdrawalId } from "./past-requests.ts";

export interface Member {
  id: string;
  username: string;
  /** What the member has after all of it, in minor units. */
  funds: bigint;
}
export interface Merchant {
  code: string;
  timeZone: string;
}

/**
 * Writes what a member played, paid in and withdrew in the last weeks: the same on every machine, by the rules of the
 * games, and in the ledger. It opens with as much as leaves the member's funds at the end.
 */
export async function seedHistory(database: Database, merchant: Merchant, member: Member, now: Date): Promise<void> {
  const player = playerOf(merchant.code, seededRandom(`${merchant.code}:${member.username}`));
  const bets = playBefore(player, now);
  const movements = moneyOf(bets, {
    now,
    timeZone: merchant.timeZone,
    rateOf: (category) => seededRate(member.username, category),
  });
  const start: Clock = { now: () => after(now, -HISTORY_DAYS * duration.day) };
  const opening = { merchantCode: merchant.code, memberId: member.id, kind: "opening" } as const;
  await payMember(
    database,
    { ...opening, amount: member.funds - netOf(movements), idempotencyKey: `opening:${member.id}` },
    start,
  );
  await insertBets(database, merchant.code, member.id, bets);
  await bookMovements(database, merchant, member, movements);
  await insertDeposits(database, merchant.code, member.id, movements);
  await insertWithdrawals(database, merchant.code, member.id, movements);
  const rebated = rebatedDays(bets, merchant.timeZone).flatMap(({ turnovers }) => turnovers);
  if (rebated.length > 0) await recordTaken(database, member.id, rebated, now);
}

/** Withdrawals are booked as the platform books them, what is between them together. */
export async function bookMovements(
  database: Database,
  merchant: Pick<Merchant, "code">,
  member: Pick<Member, "id">,
  movements: readonly PastMovement[],
): Promise<void> {
  const accounts = {
    merchantCode: merchant.code,
    member: await ledgerAccountOf(database, merchant.code, member.id),
    house: await ledgerAccountOf(database, merchant.code, HOUSE),
  };
  const owner = { merchantCode: merchant.code, memberId: member.id };
  let waiting: PastTransfer[] = [];
  for (const [place, movement] of movements.entries()) {
    if (movement.withdrawal === undefined) {
      waiting.push(transferOf(movement, accounts, `past:${member.id}:m${place}`));
      continue;
    }
    await bookPast(database, merchant.code, waiting);
    waiting = [];
    await bookWithdrawal(database, owner, movement, withdrawalId(member.id, movement.withdrawal));
  }
  await bookPast(database, merchant.code, waiting);
}

function transferOf(
  { at, kind, amount }: PastMovement,
  { merchantCode, member, house }: { merchantCode: string; member: string; house: string },
  idempotencyKey: string,
): PastTransfer {
  const [from, to] = signOf(kind) < 0n ? [member, house] : [house, member];
  return { merchantCode, from, to, amount, idempotencyKey, kind, at };
}

async function bookWithdrawal(
  database: Database,
  owner: { merchantCode: string; memberId: string },
  { at, kind, amount }: PastMovement,
  id: string,
): Promise<void> {
  const withdrawal = { ...owner, amount, fee: 0n, idempotencyKey: ledgerKeyOf(id) };
  const clock: Clock = { now: () => at };
  if (kind === "withdrawal-paid" || kind === "withdrawal-returned")
    await settleWithdrawal(database, withdrawal, kind, clock);
  else await holdWithdrawal(database, withdrawal, clock);
}

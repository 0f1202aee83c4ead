import { randomUUID } from "node:crypto";
import { seededRandom } from "#kernel/random.ts";
import { after, duration, type Clock } from "../../clock.ts";
import type { Database } from "../../database/tables.ts";
import { HOUSE, ledgerAccountOf } from "../../ledger/accounts.ts";
import { payMember } from "../../ledger/house.ts";
import { bookPast, type PastTransfer } from "../../ledger/past-transfers.ts";
import { requestWithdrawal, settleWithdrawal } from "../../ledger/withdrawals.ts";
import { playerOf, type PastBet } from "./past-bets.ts";
import { moneyOf, netOf, signOf, type PastMovement } from "./past-money.ts";
import { HISTORY_DAYS, playBefore } from "./past-play.ts";

export interface Member {
  id: string;
  username: string;
  isAgent: boolean;
  /** What the member has after all of it, in minor units. */
  funds: bigint;
}
interface Merchant {
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
  const movements = moneyOf(bets, { now, timeZone: merchant.timeZone, isAgent: member.isAgent });
  const start: Clock = { now: () => after(now, -HISTORY_DAYS * duration.day) };
  const opening = { merchantCode: merchant.code, memberId: member.id, kind: "opening" } as const;
  await payMember(
    database,
    { ...opening, amount: member.funds - netOf(movements), idempotencyKey: `opening:${member.id}` },
    start,
  );
  await insertRounds(database, merchant, member, bets);
  await insertLotteryBets(database, merchant, member, bets);
  await bookMovements(database, merchant, member, movements);
}

async function insertRounds(database: Database, { code }: Merchant, { id }: Member, bets: readonly PastBet[]) {
  const rows = bets.flatMap(({ round, ...bet }) =>
    round === undefined
      ? []
      : {
          ...columnsOf(bet, code, id),
          node_id: round.nodeId,
          mode: "real" as const,
          bet: round.bet,
          paid: bet.paid.toString(),
          outcome: JSON.stringify(round.outcome),
          played_at: bet.placedAt,
        },
  );
  if (rows.length > 0) await database.insertInto("rounds").values(rows).execute();
}

async function insertLotteryBets(database: Database, { code }: Merchant, { id }: Member, bets: readonly PastBet[]) {
  const onDraws = bets.flatMap(({ lottery, ...bet }) => (lottery === undefined ? [] : { bet, lottery }));
  if (onDraws.length === 0) return;
  const rows = onDraws.map(({ bet, lottery }) => ({
    ...columnsOf(bet, code, id),
    game_code: lottery.gameCode,
    numero: lottery.numero,
    picks: lottery.picks,
    paid: bet.paid.toString(),
    placed_at: bet.placedAt,
    draw_ends_at: bet.settledAt,
    settled_at: bet.settledAt,
  }));
  await database.insertInto("lottery_bets").values(rows).execute();
  const draws = onDraws.map(({ bet, lottery }) => ({
    merchant_code: code,
    game_code: lottery.gameCode,
    numero: lottery.numero,
    ended_at: bet.settledAt,
    winning_number: lottery.winningNumber,
  }));
  await database
    .insertInto("draws")
    .values(draws)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What rounds and bets on draws have in common. */
function columnsOf(bet: Pick<PastBet, "stake" | "vendor" | "category">, merchantCode: string, memberId: string) {
  const id = randomUUID();
  return {
    id,
    account_id: memberId,
    merchant_code: merchantCode,
    catalogue_code: merchantCode,
    idempotency_key: `past:${id}`,
    stake: bet.stake.toString(),
    vassalage: bet.vendor,
    game_type: bet.category,
  };
}

/** Withdrawals are booked as the platform books them, what is between them together. */
async function bookMovements(
  database: Database,
  merchant: Merchant,
  member: Member,
  movements: readonly PastMovement[],
): Promise<void> {
  const accounts = {
    merchantCode: merchant.code,
    member: await ledgerAccountOf(database, merchant.code, member.id),
    house: await ledgerAccountOf(database, merchant.code, HOUSE),
  };
  let waiting: PastTransfer[] = [];
  for (const [place, movement] of movements.entries()) {
    const key = `past:${member.id}:${movement.withdrawal ?? `m${place}`}`;
    if (movement.withdrawal === undefined) {
      waiting.push(transferOf(movement, accounts, key));
      continue;
    }
    await bookPast(database, merchant.code, waiting);
    waiting = [];
    await bookWithdrawal(database, { merchantCode: merchant.code, memberId: member.id }, movement, key);
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
  idempotencyKey: string,
): Promise<void> {
  const withdrawal = { ...owner, amount, idempotencyKey };
  const clock: Clock = { now: () => at };
  if (kind === "withdrawal-paid" || kind === "withdrawal-returned")
    await settleWithdrawal(database, withdrawal, kind, clock);
  else await requestWithdrawal(database, withdrawal, clock);
}

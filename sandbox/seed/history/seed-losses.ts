import { seededRandom } from "#kernel/random.ts";
import { after, duration } from "../../clock.ts";
import type { Database } from "../../database/tables.ts";
import { payMember } from "../../ledger/house.ts";
import { addDays, dayOf } from "../../records/days.ts";
import { firstDayOf } from "../../records/first-day-of.ts";
import { midnightOf } from "../../records/midnight-of.ts";
import { insertBets } from "./insert-bets.ts";
import { betAt, playerOf, type PastBet, type Player } from "./past-bets.ts";
import { movementsOf, netOf } from "./past-money.ts";
import { bookMovements, type Member, type Merchant } from "./seed-history.ts";

/** In how many months before the one that runs something was lost, and in how many rounds of each. */
const MONTHS = 3;
const ROUNDS = 10;

/**
 * Writes rounds that a member lost in the months before, by the rules of the games and in the ledger, so that those above
 * have a dividend whatever day it is. It opens with as much as leaves the member's funds at the end.
 */
export async function seedLosses(
  database: Database,
  merchant: Merchant,
  { id, username, funds }: Member,
  now: Date,
): Promise<void> {
  const player = playerOf(merchant.code, seededRandom(`${merchant.code}:${username}`));
  const months = monthsBefore(dayOf(now, merchant.timeZone));
  const bets = months.flatMap((month) => lostIn(player, month, merchant.timeZone));
  const movements = bets.flatMap(movementsOf).filter(({ amount }) => amount > 0n);
  const opening = {
    merchantCode: merchant.code,
    memberId: id,
    kind: "opening",
    idempotencyKey: `opening:${id}`,
  } as const;
  const start = after(bets[0]?.placedAt ?? now, -duration.day);
  await payMember(database, { ...opening, amount: funds - netOf(movements) }, { now: () => start });
  await insertBets(database, merchant.code, id, bets);
  await bookMovements(database, merchant, { id }, movements);
}

/** The first days of the months, the earliest first. */
function monthsBefore(today: string): string[] {
  const months: string[] = [];
  for (let first = firstDayOf("month", today); months.length < MONTHS;) {
    first = firstDayOf("month", addDays(first, -1));
    months.unshift(first);
  }
  return months;
}

/** One round a day from the third on. */
function lostIn(player: Player, month: string, timeZone: string): PastBet[] {
  const bets: PastBet[] = [];
  while (bets.length < ROUNDS) {
    const noon = after(midnightOf(addDays(month, 2 + bets.length), timeZone), duration.day / 2);
    const bet = betAt(player, noon);
    if (bet.round !== undefined && bet.paid < bet.stake) bets.push(bet);
  }
  return bets;
}

import { randomUUID } from "node:crypto";
import type { Account, Database } from "../../database/tables.ts";
import { rememberGame } from "../../play/recent-games.ts";
import type { PastBet } from "./past-bets.ts";

/**
 * Writes what a member bet in the past: rounds of games, which are the member's recent ones since, and bets on draws,
 * which were drawn then.
 */
export async function insertBets(
  database: Database,
  merchantCode: string,
  memberId: string,
  bets: readonly PastBet[],
): Promise<void> {
  await insertRounds(database, merchantCode, memberId, bets);
  await rememberGames(database, { id: memberId, merchant_code: merchantCode }, bets);
  await insertLotteryBets(database, merchantCode, memberId, bets);
}

async function insertRounds(database: Database, code: string, id: string, bets: readonly PastBet[]) {
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

async function rememberGames(
  database: Database,
  player: Pick<Account, "id" | "merchant_code">,
  bets: readonly PastBet[],
) {
  const lastPlayed = new Map<string, Date>();
  for (const { round, placedAt } of bets) {
    const before = round && lastPlayed.get(round.nodeId);
    if (round && (before === undefined || before < placedAt)) lastPlayed.set(round.nodeId, placedAt);
  }
  for (const [nodeId, at] of lastPlayed) await rememberGame(database, player, nodeId, at);
}

async function insertLotteryBets(database: Database, code: string, id: string, bets: readonly PastBet[]) {
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

import { sql } from "kysely";
import { decimalOf } from "#kernel/money.ts";
import { hashOf } from "#kernel/random.ts";
import { after, duration, type Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { gamesOf } from "../games/listed-games.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

/**
 * What members won in games and in draws during the last day, the highest prize first, with the winners' names masked.
 */
export async function paidWins(
  database: Database,
  merchant: Merchant,
  { category, limit }: { category: Parameters<typeof gamesOf>[2]; limit: number },
  clock: Clock,
) {
  const since = after(clock.now(), -duration.day);
  const won = wonRounds(database, merchant, since).unionAll(wonBets(database, merchant, since));
  const rows = await gamesOf(database, merchant, category)
    .innerJoin(won.as("wins"), "wins.node_id", "games.node_id")
    .innerJoin("accounts", "accounts.id", "wins.account_id")
    .select(["wins.paid", "wins.lottery", "accounts.username"])
    .orderBy("wins.paid", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    iconUrl:
      row.lottery === null ? pictureUrl(merchant, "game", row.node_id) : pictureUrl(merchant, "lottery", row.lottery),
    customerName: masked(row.username),
    gameName: row.name,
    winAmount: decimalOf(row.paid),
    vassalage: row.vassalage,
    nodeId: row.node_id,
    roomId: row.room_id,
  }));
}

/**
 * Rounds of the merchant's own members for real money. Trial accounts belong to the trial merchant and are not
 * included.
 */
function wonRounds(database: Database, { code }: Merchant, since: Date) {
  return database
    .selectFrom("rounds")
    .select(["account_id", "node_id", "paid", sql<string | null>`null::text`.as("lottery")])
    .where("catalogue_code", "=", code)
    .where("merchant_code", "=", code)
    .where("mode", "=", "real")
    .whereRef("paid", ">", "stake")
    .where("played_at", ">", since);
}

/** Bets of the same members, as rows of the same kind. */
function wonBets(database: Database, { code }: Merchant, since: Date) {
  return database
    .selectFrom("lottery_bets")
    .innerJoin("lottery_games", (join) =>
      join
        .onRef("lottery_games.merchant_code", "=", "lottery_bets.catalogue_code")
        .onRef("lottery_games.game_code", "=", "lottery_bets.game_code"),
    )
    .select([
      "lottery_bets.account_id",
      sql<string>`lottery_games.node_id`.as("node_id"),
      sql<bigint>`lottery_bets.paid`.as("paid"),
      sql<string | null>`lottery_games.game_code`.as("lottery"),
    ])
    .where("lottery_bets.catalogue_code", "=", code)
    .where("lottery_bets.merchant_code", "=", code)
    .whereRef("lottery_bets.paid", ">", "lottery_bets.stake")
    .where("lottery_bets.settled_at", ">", since);
}

/** Two letters, and two digits that tell winners with the same letters apart. */
function masked(username: string): string {
  return `${username.slice(0, 2)}***${String(hashOf(username) % 100).padStart(2, "0")}`;
}

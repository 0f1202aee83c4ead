import type { z } from "zod";
import type { gameCategory } from "#gateway/entities.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import type { Database, GameRow } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

/** A row with the name of its vendor. */
export type NamedGame = GameRow & { vendor_name: string };

export const hotGames: Handler<"hotGames"> = async ({ input, merchant, database }) => {
  const everyCategory = input.gameType === undefined || input.gameType === "HOT";
  const rows = await gamesOf(database, merchant).where("hot_rank", "is not", null)
    .$if(!everyCategory, (query) => query.where("games.game_type", "=", input.gameType ?? ""))
    .$if(input.vassalage !== undefined, (query) => query.where("games.vassalage", "=", input.vassalage ?? ""))
    .orderBy("hot_rank").orderBy("games.sort").limit(input.limit).execute();
  return rows.map((row) => gameAnswer(merchant, row));
};

/** The games of a merchant with the names of their vendors. */
export function gamesOf(database: Database, merchant: Merchant) {
  return database.selectFrom("games")
    .innerJoin("vendors", (join) => join.onRef("vendors.merchant_code", "=", "games.merchant_code").onRef("vendors.vassalage", "=", "games.vassalage").onRef("vendors.game_type", "=", "games.game_type"))
    .selectAll("games").select("vendors.name as vendor_name").where("games.merchant_code", "=", merchant.code);
}

/** A game as calls answer it. */
export function gameAnswer(merchant: Merchant, row: NamedGame) {
  return {
    nodeId: row.node_id, nodeName: row.name, roomId: row.room_id, vassalage: row.vassalage, vendorName: row.vendor_name, gameType: row.game_type as z.infer<typeof gameCategory>,
    gameClassifyNew: row.classification, iconUrl: pictureUrl(merchant, "game", row.node_id), supportPlay: row.support_play, isNew: row.is_new,
    hot: row.hot_rank !== null, minimumBet: decimalOf(row.minimum_bet), ...(row.lotto_mode !== null && { lottoMode: row.lotto_mode }),
  };
}

import type { GameCategory } from "#gateway/entities.ts";
import { decimalOf } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Database, GameRow } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

/** A game's row with the name of its vendor. */
export type NamedGame = GameRow & { vendor_name: string };

/** Not categories of their own: games of every category are in them. */
const MIXED: ReadonlySet<string> = new Set(["ALL", "HOT"]);

/** Whether games of every category belong to this one. */
export function isMixed(category: string): boolean {
  return MIXED.has(category);
}

/** The games of a merchant with the names of their vendors; of one category where one is given. */
export function gamesOf(database: Database, merchant: Merchant, category: GameCategory | "ALL" = "ALL") {
  return database
    .selectFrom("games")
    .innerJoin("vendors", (join) =>
      join
        .onRef("vendors.merchant_code", "=", "games.merchant_code")
        .onRef("vendors.vassalage", "=", "games.vassalage")
        .onRef("vendors.game_type", "=", "games.game_type"),
    )
    .selectAll("games")
    .select("vendors.name as vendor_name")
    .where("games.merchant_code", "=", merchant.code)
    .$if(!isMixed(category), (query) => query.where("games.game_type", "=", category));
}

/** The game that a call names. */
export async function namedGame({
  database,
  merchant,
  input,
}: {
  database: Database;
  merchant: Merchant;
  input: { nodeId: string; vendor: string };
}): Promise<GameRow> {
  const game = await database
    .selectFrom("games")
    .selectAll()
    .where("merchant_code", "=", merchant.code)
    .where("node_id", "=", input.nodeId)
    .where("vassalage", "=", input.vendor)
    .executeTakeFirst();
  if (!game) throw new PlatformError("request.unknown", `The vendor "${input.vendor}" has no game "${input.nodeId}"`);
  return game;
}

/** A game as calls return it. */
export function gameAnswer(merchant: Merchant, row: NamedGame) {
  return {
    nodeId: row.node_id,
    nodeName: row.name,
    roomId: row.room_id,
    vassalage: row.vassalage,
    vendorName: row.vendor_name,
    gameType: row.game_type as GameCategory,
    gameClassifyNew: row.classification,
    iconUrl: pictureUrl(merchant, "game", row.node_id),
    supportPlay: row.support_play,
    isNew: row.is_new,
    hot: row.hot_rank !== null,
    minimumBet: decimalOf(row.minimum_bet),
    ...(row.lotto_mode !== null && { lottoMode: row.lotto_mode }),
  };
}

import { sql } from "kysely";
import type { z } from "zod";
import type { gameCategory } from "#gateway/entities.ts";
import { decimalOf, minorUnits } from "#kernel/money.ts";
import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Database, GameRow } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { readPage, type Order } from "./read-page.ts";

/** A row with the name of its vendor. */
export type NamedGame = GameRow & { vendor_name: string };

export const hotGames: Handler<"hotGames"> = async ({ input, merchant, database }) => {
  const everyCategory = input.gameType === undefined || input.gameType === "HOT";
  const rows = await gamesOf(database, merchant)
    .where("hot_rank", "is not", null)
    .$if(!everyCategory, (query) => query.where("games.game_type", "=", input.gameType ?? ""))
    .$if(input.vassalage !== undefined, (query) => query.where("games.vassalage", "=", input.vassalage ?? ""))
    .orderBy("hot_rank")
    .orderBy("games.sort")
    .limit(input.limit)
    .execute();
  return rows.map((row) => gameAnswer(merchant, row));
};

export const gameList: Handler<"gameList"> = async ({ input, merchant, database }) => {
  const { rows, ...page } = await readPage(matching(gamesOf(database, merchant), input), asInCatalogue, input);
  return { content: rows.map((row) => gameAnswer(merchant, row)), ...page };
};

const asInCatalogue: Order<NamedGame> = {
  columns: [
    { name: "games.sort", kind: "number" },
    { name: "games.node_id", kind: "text" },
  ],
  direction: "asc",
  of: (row) => [row.sort, row.node_id],
};

export const gameClasses: Handler<"gameClasses"> = async ({ input, merchant, database }) => {
  const rows = await database
    .selectFrom("games")
    .select("classification")
    .distinct()
    .where("merchant_code", "=", merchant.code)
    .where("game_type", "=", input.gameType)
    .orderBy("classification")
    .execute();
  return rows.map((row) => row.classification);
};

function matching(
  games: ReturnType<typeof gamesOf>,
  { gameName = "", gameType, gameClassify, isNew, vassalage, minimumBet }: CallContext<"gameList">["input"],
) {
  const part = gameName.trim().toLowerCase();
  return games
    .$if(part !== "", (query) => query.where(sql`lower(games.name)`, "like", `%${literally(part)}%`))
    .$if(gameType !== undefined && gameType !== "HOT", (query) => query.where("games.game_type", "=", gameType ?? ""))
    .$if(gameType === "HOT" || gameClassify === "HOT", (query) => query.where("games.hot_rank", "is not", null))
    .$if(gameClassify !== undefined && gameClassify !== "HOT", (query) =>
      query.where("games.classification", "=", gameClassify ?? ""),
    )
    .$if(isNew === 1, (query) => query.where("games.is_new", "=", true))
    .$if(vassalage !== undefined, (query) => query.where("games.vassalage", "=", vassalage ?? ""))
    .$if(minimumBet !== undefined, (query) => query.where("games.minimum_bet", "<=", minorUnits(minimumBet ?? "0.00")));
}

/** A text for LIKE in which every sign stands for itself. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

/** The games of a merchant with the names of their vendors. */
export function gamesOf(database: Database, merchant: Merchant) {
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
    .where("games.merchant_code", "=", merchant.code);
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

/** A game as calls answer it. */
export function gameAnswer(merchant: Merchant, row: NamedGame) {
  return {
    nodeId: row.node_id,
    nodeName: row.name,
    roomId: row.room_id,
    vassalage: row.vassalage,
    vendorName: row.vendor_name,
    gameType: row.game_type as z.infer<typeof gameCategory>,
    gameClassifyNew: row.classification,
    iconUrl: pictureUrl(merchant, "game", row.node_id),
    supportPlay: row.support_play,
    isNew: row.is_new,
    hot: row.hot_rank !== null,
    minimumBet: decimalOf(row.minimum_bet),
    ...(row.lotto_mode !== null && { lottoMode: row.lotto_mode }),
  };
}

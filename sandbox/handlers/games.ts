import { sql } from "kysely";
import { minorUnits } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { gameAnswer, gamesOf } from "../games/listed-games.ts";
import { lowestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const hotGames: Handler<"hotGames"> = async ({ input, merchant, database }) => {
  const rows = await gamesOf(database, merchant, input.gameType)
    .where("hot_rank", "is not", null)
    .$if(input.vassalage !== undefined, (query) => query.where("games.vassalage", "=", input.vassalage ?? ""))
    .orderBy("hot_rank")
    .orderBy("games.sort")
    .limit(input.limit)
    .execute();
  return rows.map((row) => gameAnswer(merchant, row));
};

export const gameList: Handler<"gameList"> = pageOf({
  select: ({ database, merchant, input }) => gamesOf(database, merchant, input.gameType),
  filters: {
    gameName: (games, name) => {
      const part = name.trim().toLowerCase();
      return part === "" ? games : games.where(sql`lower(games.name)`, "like", `%${literally(part)}%`);
    },
    gameType: (games, type) => (type === "HOT" ? games.where("games.hot_rank", "is not", null) : games),
    gameClassify: (games, name) =>
      name === "HOT" ? games.where("games.hot_rank", "is not", null) : games.where("games.classification", "=", name),
    isNew: (games, only) => (only === 1 ? games.where("games.is_new", "=", true) : games),
    vassalage: (games, vendor) => games.where("games.vassalage", "=", vendor),
    minimumBet: (games, most) => games.where("games.minimum_bet", "<=", minorUnits(most)),
  },
  order: lowestFirst("games.sort", "games.node_id"),
  map: (row, { merchant }) => gameAnswer(merchant, row),
});

export const gameMenus: Handler<"gameMenus"> = async ({ input, merchant, database }) => {
  const places = gamesOf(database, merchant, input.gameType).select([
    "vendors.sort as vendor_sort",
    sql<string>`row_number() over (partition by games.vassalage order by games.sort, games.node_id)`.as("place"),
  ]);
  const rows = await database
    .selectFrom(places.as("listed"))
    .selectAll()
    .where("place", "<=", String(input.limitNum))
    .orderBy("vendor_sort")
    .orderBy("sort")
    .orderBy("node_id")
    .execute();
  const vendors = new Map(rows.map(({ vassalage, vendor_name }) => [vassalage, vendor_name]));
  return Object.fromEntries(
    [...vendors].map(([tag, labelName]) => {
      const games = rows.filter(({ vassalage }) => vassalage === tag).map((row) => gameAnswer(merchant, row));
      return [tag, { tag, labelName, gameMenus: games }];
    }),
  );
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

/** A text for LIKE in which every character is literal. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

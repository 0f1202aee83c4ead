import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { gameAnswer, gamesOf } from "./games.ts";

type Category = CallContext<"favouriteList">["input"]["gameType"];

export const favouriteList: Handler<"favouriteList"> = async (context) => {
  const { merchant, input } = context;
  const { pageNo, pageSize } = input;
  const { count } = await favouritesOf(context, input.gameType).clearSelect().select((select) => select.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const rows = await favouritesOf(context, input.gameType).orderBy("favourites.added_at", "desc").orderBy("games.sort").limit(pageSize).offset((pageNo - 1) * pageSize).execute();
  return { content: rows.map((row) => gameAnswer(merchant, row)), pageNum: pageNo, totalPages: Math.ceil(Number(count) / pageSize) };
};

export const favouriteIds: Handler<"favouriteIds"> = async (context) => {
  const rows = await favouritesOf(context, context.input.gameType).orderBy("games.sort").execute();
  return rows.map((row) => row.node_id);
};

export const addFavourite: Handler<"addFavourite"> = async (context) => {
  const { database, merchant, input, clock } = context;
  const account = callerOf(context);
  const game = await database.selectFrom("games").select("node_id").where("merchant_code", "=", merchant.code).where("node_id", "=", input.nodeId).where("vassalage", "=", input.vendor).executeTakeFirst();
  if (!game) throw new PlatformError("request.unknown", `The vendor "${input.vendor}" has no game "${input.nodeId}"`);
  await database.insertInto("favourites").values({ account_id: account.id, merchant_code: account.merchant_code, node_id: game.node_id, added_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing()).execute();
  return { favourite: true };
};

export const removeFavourite: Handler<"removeFavourite"> = async (context) => {
  const account = callerOf(context);
  await context.database.deleteFrom("favourites").where("account_id", "=", account.id).where("merchant_code", "=", account.merchant_code).where("node_id", "=", context.input.nodeId).execute();
  return { favourite: false };
};

/** The caller's favourites among the games that the merchant has now. */
function favouritesOf(context: CallContext<"favouriteList"> | CallContext<"favouriteIds">, gameType: Category) {
  const account = callerOf(context);
  return gamesOf(context.database, context.merchant)
    .innerJoin("favourites", "favourites.node_id", "games.node_id")
    .where("favourites.account_id", "=", account.id).where("favourites.merchant_code", "=", account.merchant_code)
    .$if(gameType !== undefined && gameType !== "HOT", (query) => query.where("games.game_type", "=", gameType ?? ""));
}

import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { gameAnswer, gamesOf, namedGame, type NamedGame } from "./games.ts";
import { readPage, type Order } from "./read-page.ts";

type Category = CallContext<"favouriteList">["input"]["gameType"];

export const favouriteList: Handler<"favouriteList"> = async (context) => {
  const { merchant, input } = context;
  const { rows, ...page } = await readPage(
    favouritesOf(context, input.gameType).select("favourites.added_at"),
    latestFirst,
    input,
  );
  return { content: rows.map((row) => gameAnswer(merchant, row)), ...page };
};

const latestFirst: Order<NamedGame & { added_at: Date }> = {
  columns: [
    { name: "favourites.added_at", kind: "time" },
    { name: "games.node_id", kind: "text" },
  ],
  direction: "desc",
  of: (row) => [row.added_at.toISOString(), row.node_id],
};

export const favouriteIds: Handler<"favouriteIds"> = async (context) => {
  const rows = await favouritesOf(context, context.input.gameType).orderBy("games.sort").execute();
  return rows.map((row) => row.node_id);
};

export const addFavourite: Handler<"addFavourite"> = async (context) => {
  const { database, clock } = context;
  const account = callerOf(context);
  const game = await namedGame(context);
  await database
    .insertInto("favourites")
    .values({
      account_id: account.id,
      merchant_code: account.merchant_code,
      node_id: game.node_id,
      added_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { favourite: true };
};

export const removeFavourite: Handler<"removeFavourite"> = async (context) => {
  const account = callerOf(context);
  await context.database
    .deleteFrom("favourites")
    .where("account_id", "=", account.id)
    .where("merchant_code", "=", account.merchant_code)
    .where("node_id", "=", context.input.nodeId)
    .execute();
  return { favourite: false };
};

/** The caller's favourites among the games that the merchant has now. */
function favouritesOf(context: CallContext<"favouriteList"> | CallContext<"favouriteIds">, gameType: Category) {
  const account = callerOf(context);
  return gamesOf(context.database, context.merchant)
    .innerJoin("favourites", "favourites.node_id", "games.node_id")
    .where("favourites.account_id", "=", account.id)
    .where("favourites.merchant_code", "=", account.merchant_code)
    .$if(gameType !== undefined && gameType !== "HOT", (query) => query.where("games.game_type", "=", gameType ?? ""));
}

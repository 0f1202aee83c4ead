import type { CallOutput, ParsedInput } from "#gateway/contract.ts";
import { filipinoGroupLabels } from "../catalogue/lottery-games.ts";
import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { LotteryGameRow } from "../database/tables.ts";
import { drawAt, drawsBefore } from "../draws/draw-clock.ts";
import { resultsOf, resultsOfGame } from "../draws/results.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

export const lotteryList: Handler<"lotteryList"> = (context) => gamesOf(context, context.input);

export const lotteryMenu: Handler<"lotteryMenu"> = async (context) => {
  // A menu for anything but phones is not kept.
  const games = context.input.device === "MOBILE" ? await gamesOf(context, context.input) : [];
  const tags = [...new Set(games.map((game) => game.gameGroupCode))];
  return Object.fromEntries(
    tags.map((tag) => {
      const gameMenus = games.filter((game) => game.gameGroupCode === tag);
      return [tag, { tag, labelName: gameMenus[0]?.labelName ?? tag, gameMenus }];
    }),
  );
};

export const recentVnLottery: Handler<"recentVnLottery"> = async (context) => {
  const { database, clock, input } = context;
  const game = await namedGame(context);
  const draws = drawsBefore(game, clock.now(), input.limitNum);
  const results = await resultsOfGame(database, game, draws);
  return draws.map(({ numero, endsAt }) => ({
    numero,
    winningNumber: results.get(numero) ?? "",
    winningTime: endsAt.toISOString(),
  }));
};

export const vnNumero: Handler<"vnNumero"> = async (context) => {
  const game = await namedGame(context);
  const now = context.clock.now();
  const { numero, remainSeconds } = drawAt(game, now);
  return {
    numero,
    remainTime: remainSeconds,
    lockTime: game.lock_seconds,
    isSale: remainSeconds > game.lock_seconds,
    serverTime: now.toISOString(),
  };
};

async function namedGame({
  database,
  merchant,
  input,
}: Pick<CallContext<"vnNumero">, "database" | "merchant" | "input">): Promise<LotteryGameRow> {
  const game = await database
    .selectFrom("lottery_games")
    .selectAll()
    .where("merchant_code", "=", merchant.code)
    .where("game_code", "=", input.lottoGameCode)
    .executeTakeFirst();
  if (!game) throw new PlatformError("game.unknown", `There is no lottery game "${input.lottoGameCode}"`);
  return game;
}

/** The lottery games of a prize mode with their current draws, of one group where it is given. */
async function gamesOf(
  { merchant, database, clock }: Pick<CallContext<"lotteryList">, "merchant" | "database" | "clock">,
  input: Pick<ParsedInput<"lotteryList">, "prizeMode" | "group" | "language">,
): Promise<CallOutput<"lotteryList">> {
  const now = clock.now();
  const rows = await database
    .selectFrom("lottery_games")
    .selectAll()
    .where("merchant_code", "=", merchant.code)
    .$if(input.group !== undefined, (query) => query.where("group_code", "=", input.group ?? ""))
    .orderBy("sort")
    .execute();
  const games = rows
    .filter((row) => row.prize_modes.includes(input.prizeMode))
    .map((row) => ({ row, draw: drawAt(row, now) }));
  const results = await resultsOf(
    database,
    games.map(({ row, draw }) => ({ game: row, draw: draw.previous })),
  );
  return games.map(({ row, draw }) => ({
    gameId: row.game_id,
    gameCode: row.game_code,
    gameGroupCode: row.group_code,
    tag: row.tags,
    labelName: (input.language === "TY" && filipinoGroupLabels[row.group_code]) || row.label_name,
    remark: row.name,
    mobileIconUrl: pictureUrl(merchant, "lottery", row.game_code),
    numero: draw.numero,
    remainTime: draw.remainSeconds,
    lockTime: row.lock_seconds,
    // The countdown takes half the lottery window off, the card the lock time (games §2, §9): twice the lock time makes
    // both agree.
    lotteryTime: Math.max(1, 2 * row.lock_seconds),
    isSale: draw.remainSeconds > row.lock_seconds,
    winningTime: draw.previous.endsAt.toISOString(),
    previousWinningNumber: results.get(row.game_code) ?? "",
    serverTime: now.toISOString(),
  }));
}

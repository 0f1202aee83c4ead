import { decimalOf, minorUnits } from "#kernel/money.ts";
import type { LotteryBet, LotteryGameRow, PlayTicket } from "../database/tables.ts";
import { drawAt } from "../draws/draw-clock.ts";
import { resultsOf } from "../draws/results.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { GamePlatform } from "../platform.ts";
import type { GameCall } from "./game-call.ts";
import { LOTTERY_STAKES, placeBet } from "./lottery-bets.ts";
import { pickOf, prizesOf } from "./lottery-prizes.ts";
import { PlayError } from "./play-error.ts";
import { rememberGame } from "./recent-games.ts";
import { ticketBalance } from "./ticket-balance.ts";

const BETS_SHOWN = 12;
/** In place of a game's code: the ticket is valid for all lottery games. */
export const LOBBY = "lobby";

/** The lottery games of a ticket for all of them. */
export async function lotteryLobby({ database, clock }: GamePlatform, merchant: Merchant, ticket: PlayTicket) {
  const rows = await database
    .selectFrom("lottery_games")
    .selectAll()
    .where("merchant_code", "=", ticket.catalogue_code)
    .orderBy("sort")
    .execute();
  return rows.map((row) => ({
    gameCode: row.game_code,
    name: row.name,
    picture: pictureUrl(merchant, "lottery", row.game_code),
    closesInSeconds: Math.max(0, drawAt(row, clock.now()).remainSeconds - row.lock_seconds),
  }));
}

/** What a lottery game shows when it opens or resumes. */
export async function lotteryState(
  platform: GamePlatform,
  merchant: Merchant,
  ticket: PlayTicket,
  gameCode: string | undefined,
) {
  const game = await lotteryOf(platform, ticket, gameCode);
  // A launch of the lobby does not determine which game will be opened.
  if (ticket.game_code === LOBBY && game.node_id)
    await rememberGame(
      platform.database,
      { id: ticket.account_id, merchant_code: ticket.merchant_code },
      game.node_id,
      platform.clock.now(),
    );
  const draw = drawAt(game, platform.clock.now());
  const pick = pickOf(game.number_shape);
  const last = await resultsOf(platform.database, [{ game, draw: draw.previous }]);
  return {
    gameCode: game.game_code,
    name: game.name,
    picture: pictureUrl(merchant, "lottery", game.game_code),
    stakes: LOTTERY_STAKES.map(decimalOf),
    pick,
    prizes: prizesOf(pick),
    draw: {
      numero: draw.numero,
      remainSeconds: draw.remainSeconds,
      closesInSeconds: Math.max(0, draw.remainSeconds - game.lock_seconds),
    },
    lastResult: { numero: draw.previous.numero, number: last.get(game.game_code) ?? "" },
    bets: (await betsOf(platform, ticket, game)).map(betAnswer),
  };
}

/** One bet on the draw that is open. */
export async function betOn(
  platform: GamePlatform,
  {
    ticket,
    input,
  }: GameCall<{ stake: string; key: string; numero: string; picks: number[]; gameCode?: string | undefined }>,
) {
  const game = await lotteryOf(platform, ticket, input.gameCode);
  const stake = minorUnits(input.stake);
  if (!LOTTERY_STAKES.some((allowed) => allowed === stake))
    throw new PlayError("stake.wrong", `"${input.stake}" is no stake of this game`);
  const bet = await placeBet(platform.database, ticket, game, { ...input, stake }, platform.clock);
  return { bet: betAnswer(bet), balance: await ticketBalance(platform, ticket) };
}

function betAnswer(bet: LotteryBet) {
  return {
    id: bet.id,
    numero: bet.numero,
    picks: bet.picks,
    stake: decimalOf(bet.stake),
    paid: bet.paid === null ? null : decimalOf(bet.paid),
  };
}

function betsOf({ database }: GamePlatform, ticket: PlayTicket, game: LotteryGameRow): Promise<LotteryBet[]> {
  return database
    .selectFrom("lottery_bets")
    .selectAll()
    .where("account_id", "=", ticket.account_id)
    .where("game_code", "=", game.game_code)
    .orderBy("placed_at", "desc")
    .limit(BETS_SHOWN)
    .execute();
}

/** The game of the bet: the ticket's own, or the one chosen with a ticket for all games. */
async function lotteryOf(
  { database }: GamePlatform,
  ticket: PlayTicket,
  chosen: string | undefined,
): Promise<LotteryGameRow> {
  const code = ticket.game_code === LOBBY ? chosen : ticket.game_code;
  const game = await database
    .selectFrom("lottery_games")
    .selectAll()
    .where("merchant_code", "=", ticket.catalogue_code)
    .where("game_code", "=", code ?? "")
    .executeTakeFirst();
  if (!game) throw new PlayError("ticket.unknown", "The merchant no longer has this game");
  return game;
}

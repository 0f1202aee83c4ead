import { decimalOf, minorUnits } from "#kernel/money.ts";
import type { GameRow, PlayTicket } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { GamePlatform } from "../platform.ts";
import type { GameCall } from "./game-call.ts";
import { PlayError } from "./play-error.ts";
import { playRound, stakesOf } from "./rounds.ts";
import { LINES, SYMBOLS } from "./slot-machine.ts";
import { ticketBalance } from "./ticket-balance.ts";

/** What a slot shows when it opens. */
export async function slotState(platform: GamePlatform, merchant: Merchant, ticket: PlayTicket) {
  const game = await slotOf(platform, ticket);
  return {
    name: game.name,
    picture: pictureUrl(merchant, "game", game.node_id),
    stakes: stakesOf(game.minimum_bet).map(decimalOf),
    pays: SYMBOLS.map(({ pays }) => pays / 100),
    lines: LINES,
  };
}

/** One press of the slot's button. */
export async function spinOnce(platform: GamePlatform, { ticket, input }: GameCall<{ stake: string; key: string }>) {
  const game = await slotOf(platform, ticket);
  const stake = minorUnits(input.stake);
  if (!stakesOf(game.minimum_bet).includes(stake))
    throw new PlayError("stake.wrong", `"${input.stake}" is no stake of this game`);
  const round = await playRound(platform.database, ticket, { stake, key: input.key }, platform.clock);
  return {
    grid: round.grid,
    lines: round.lines,
    paid: decimalOf(round.paid),
    balance: await ticketBalance(platform, ticket),
  };
}

/** The slot of a ticket; it may have been withdrawn since. */
async function slotOf({ database }: GamePlatform, ticket: PlayTicket): Promise<GameRow> {
  const game = await database
    .selectFrom("games")
    .selectAll()
    .where("merchant_code", "=", ticket.catalogue_code)
    .where("node_id", "=", ticket.node_id ?? "")
    .executeTakeFirst();
  if (!game) throw new PlayError("ticket.unknown", "The merchant no longer has this game");
  return game;
}

import { decimalOf, minorUnits } from "#kernel/money.ts";
import type { GameRow, PlayTicket } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { GamePlatform } from "../platform.ts";
import type { GameCall } from "./game-call.ts";
import { PlayError } from "./play-error.ts";
import { latestRounds, playRound, stakesOf, type Round } from "./rounds.ts";
import { kindOf, roundKinds } from "./rules/kinds.ts";
import { roundWords } from "./round-words.ts";
import { ticketBalance } from "./ticket-balance.ts";
import { playWords } from "./words.ts";

const ROUNDS_SHOWN = 8;

/** What a game with rounds shows when it opens. */
export async function roundState(platform: GamePlatform, merchant: Merchant, ticket: PlayTicket) {
  const game = await gameOf(platform, ticket);
  const kind = kindOf(game);
  const rules = roundKinds[kind];
  const bets = rules.bets(game);
  const ids = bets.map(({ id }) => id);
  return {
    name: game.name,
    picture: pictureUrl(merchant, "game", game.node_id),
    stakes: stakesOf(game.minimum_bet).map(decimalOf),
    words: { ...playWords(ticket.language), ...roundWords(kind, ticket.language) },
    bets: bets.map(({ id, pays, returns }) => ({ id, pays: pays / 100, returns })),
    rounds: (await latestRounds(platform.database, ticket, ids, ROUNDS_SHOWN)).map(roundAnswer),
    ...rules.shows(game, (kindOfPicture, key) => pictureUrl(merchant, kindOfPicture, key)),
  };
}

/** One press of the game's button. */
export async function playOnce(
  platform: GamePlatform,
  { ticket, input }: GameCall<{ stake: string; key: string; bet: string }>,
) {
  const game = await gameOf(platform, ticket);
  const stake = minorUnits(input.stake);
  if (!stakesOf(game.minimum_bet).includes(stake))
    throw new PlayError("stake.wrong", `"${input.stake}" is no stake of this game`);
  const bets = roundKinds[kindOf(game)].bets(game).map(({ id }) => id);
  if (!bets.includes(input.bet))
    throw new PlayError("bet.wrong", `"${input.bet}" is no bet of this game: choose ${bets.join(", ")}`);
  const round = await playRound(platform.database, ticket, game, { ...input, stake }, platform.clock);
  return { ...roundAnswer(round), balance: await ticketBalance(platform, ticket) };
}

function roundAnswer({ id, bet, stake, paid, outcome }: Round) {
  return { ...outcome, id, bet, stake: decimalOf(stake), paid: decimalOf(paid) };
}

/** The game of a ticket; it may have been withdrawn since. */
async function gameOf({ database }: GamePlatform, ticket: PlayTicket): Promise<GameRow> {
  const game = await database
    .selectFrom("games")
    .selectAll()
    .where("merchant_code", "=", ticket.catalogue_code)
    .where("node_id", "=", ticket.node_id ?? "")
    .executeTakeFirst();
  if (!game) throw new PlayError("ticket.unknown", "The merchant no longer has this game");
  return game;
}

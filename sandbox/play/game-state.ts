import { findMerchant, type Merchant } from "../merchants/merchant.ts";
import type { PlayTicket } from "../database/tables.ts";
import type { GamePlatform } from "../platform.ts";
import type { GameCall } from "./game-call.ts";
import { LOBBY, lotteryLobby, lotteryState } from "./lottery-calls.ts";
import { PlayError } from "./play-error.ts";
import { settleBets } from "./settle-bets.ts";
import { roundState } from "./round-calls.ts";
import { ticketBalance } from "./ticket-balance.ts";
import { playWords } from "./words.ts";

/** Everything that a game's page shows when it opens or resumes. */
export async function gameState(
  platform: GamePlatform,
  { ticket, input }: GameCall<{ gameCode?: string | undefined }>,
) {
  await settleBets(platform.database, platform.clock);
  const merchant = await merchantOf(platform, ticket);
  const shared = {
    seat: seatOf(ticket, input.gameCode),
    words: playWords(ticket.language),
    language: ticket.language,
    mode: ticket.mode,
    currency: merchant.currency,
    balance: await ticketBalance(platform, ticket),
    backUrl: ticket.back_url,
  };
  if (ticket.node_id !== null) return { ...shared, ...(await roundState(platform, merchant, ticket)) };
  if (ticket.game_code === LOBBY && input.gameCode === undefined)
    return { ...shared, games: await lotteryLobby(platform, merchant, ticket) };
  return { ...shared, ...(await lotteryState(platform, merchant, ticket, input.gameCode)) };
}

/**
 * The player, game and kind of money. The same for every ticket, so that a call left unresolved with one ticket is
 * resolved with the next.
 */
function seatOf(
  { account_id: member, mode, node_id: game, game_code: lottery }: PlayTicket,
  chosen: string | undefined,
): string {
  return `${member} ${mode} ${game ?? chosen ?? lottery}`;
}

async function merchantOf({ database }: GamePlatform, ticket: PlayTicket): Promise<Merchant> {
  const merchant = await findMerchant(database, ticket.merchant_code);
  if (!merchant) throw new PlayError("ticket.unknown", "The merchant of this ticket is no longer there");
  return merchant;
}

import { randomBytes } from "node:crypto";
import type { Session } from "../calls/call-context.ts";
import { after, duration, type Clock } from "../clock.ts";
import type { Database, PlayTicket } from "../database/tables.ts";
import { hashOfToken } from "../security/tokens.ts";
import { PlayError } from "./play-error.ts";

/** How long a ticket is valid after it was opened. */
const LIFE_MS = 4 * duration.hour;
/** The play money on a free ticket, in minor units. */
const FUN_MONEY = 100_000n;

interface Opening {
  session: Session;
  /** The merchant whose catalogue the game is of; a trial account's own merchant is another. */
  catalogueCode: string;
  game: { nodeId: string } | { gameCode: string };
  mode: "real" | "free";
  /** The kind of ledger account that is played with. */
  wallet: string;
  /** The target of the game's back link. */
  backUrl: string;
  language: string;
}

/** Opens a game for a member and returns the secret of its ticket, which goes after the # in the game's address. */
export async function openTicket(database: Database, opening: Opening, clock: Clock): Promise<string> {
  const { account, tokenHash } = opening.session;
  const secret = randomBytes(32).toString("base64url");
  const now = clock.now();
  await database.deleteFrom("play_tickets").where("expires_at", "<", now).execute();
  await database
    .insertInto("play_tickets")
    .values({
      secret_hash: hashOfToken(secret),
      session_hash: tokenHash,
      account_id: account.id,
      merchant_code: account.merchant_code,
      catalogue_code: opening.catalogueCode,
      node_id: "nodeId" in opening.game ? opening.game.nodeId : null,
      game_code: "gameCode" in opening.game ? opening.game.gameCode : null,
      mode: opening.mode,
      wallet: opening.wallet,
      fun_balance: opening.mode === "free" ? FUN_MONEY.toString() : "0",
      back_url: opening.backUrl,
      language: opening.language,
      expires_at: after(now, LIFE_MS),
    })
    .execute();
  return secret;
}

/**
 * The ticket with this secret. Throws if it has expired, the session that opened it has ended, or its member is
 * disabled.
 */
export async function findTicket(database: Database, secret: string | null, clock: Clock): Promise<PlayTicket> {
  const ticket = secret === null ? undefined : await goodTicket(database, secret, clock.now());
  if (!ticket)
    throw new PlayError(
      "ticket.unknown",
      "The ticket of this game is unknown or over: open the game again from the lobby",
    );
  return ticket;
}

function goodTicket(database: Database, secret: string, now: Date): Promise<PlayTicket | undefined> {
  return database
    .selectFrom("play_tickets")
    .innerJoin("accounts", "accounts.id", "play_tickets.account_id")
    .innerJoin("sessions", "sessions.token_hash", "play_tickets.session_hash")
    .selectAll("play_tickets")
    .where("secret_hash", "=", hashOfToken(secret))
    .where("play_tickets.expires_at", ">", now)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("accounts.status", "=", "active")
    .executeTakeFirst();
}

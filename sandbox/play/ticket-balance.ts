import { decimalOf } from "#kernel/money.ts";
import type { PlayTicket } from "../database/tables.ts";
import { balanceOf } from "../ledger/accounts.ts";
import type { GamePlatform } from "../platform.ts";

/** What can be staked with a ticket: the member's money, or the ticket's play money. */
export async function ticketBalance({ database, clock }: GamePlatform, ticket: PlayTicket): Promise<string> {
  if (ticket.mode === "real")
    return decimalOf(await balanceOf(database, ticket.merchant_code, ticket.account_id, ticket.wallet));
  const row = await database
    .selectFrom("play_tickets")
    .select("fun_balance")
    .where("secret_hash", "=", ticket.secret_hash)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  return decimalOf(row?.fun_balance ?? 0n);
}

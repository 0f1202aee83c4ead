import type { Database } from "../database/tables.ts";
import { within, type Span } from "../records/period.ts";
import { MAIN } from "./accounts.ts";

export interface Owner {
  /** The code the member is bound to: the main or the trial one. */
  merchant_code: string;
  id: string;
}

/** What was booked on a member's main account in a span of time. */
export function mainEntries(database: Database, member: Owner, span: Span) {
  return database
    .selectFrom("ledger_entries")
    .where("ledger_entries.ledger_account_id", "=", mainAccountOf(database, member))
    .where(within("ledger_entries.created_at", span));
}

/** What was booked on all accounts of a member in a span of time: games are also played with money at their vendor. */
export function allEntries(database: Database, member: Owner, span: Span) {
  return database
    .selectFrom("ledger_entries")
    .where("ledger_entries.ledger_account_id", "in", accountsOf(database, member))
    .where(within("ledger_entries.created_at", span));
}

/** The ids of all of a member's accounts, as a query inside another. */
export function accountsOf(database: Database, { merchant_code, id }: Owner) {
  return database
    .selectFrom("ledger_accounts")
    .select("ledger_accounts.id")
    .where("merchant_code", "=", merchant_code)
    .where("owner", "=", id);
}

/** The id of a member's main account, as a query inside another. */
export function mainAccountOf(database: Database, { merchant_code, id }: Owner) {
  return database
    .selectFrom("ledger_accounts")
    .select("ledger_accounts.id")
    .where("merchant_code", "=", merchant_code)
    .where("owner", "=", id)
    .where("ledger_accounts.kind", "=", MAIN);
}

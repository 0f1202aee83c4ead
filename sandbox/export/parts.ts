import type { Tables } from "../database/tables.ts";
import { accountParts } from "./account-parts.ts";
import { moneyParts } from "./money-parts.ts";
import { playParts } from "./play-parts.ts";

/** What a member gets a copy of, by its table. */
export const parts = { ...accountParts, ...moneyParts, ...playParts };

/** Tables that are about members, of which no copy is given out, each with its reason. */
export const withheldTables = {
  registrations: "keys of requests; the account itself says when it was opened",
  temporary_passwords: "a secret",
  passkey_challenges: "secrets that last some minutes",
  login_failures: "addresses from which somebody tried to sign in, who may be another person",
  limits: "counts of tries from addresses, which last a day at most",
  captchas: "answers of pictures, which last some minutes",
  codes: "secrets that last some minutes",
  outbox: "what the simulated carrier would have sent, with its codes; a merchant does not keep it",
  payment_notices: "messages between the platform and its payment provider about payments that are listed",
  received_notices: "messages between the platform and its payment provider about payments that are listed",
  bet_days: "sums of bets that are listed",
  ledger_days: "sums of entries that are listed",
  team_days: "sums of what is listed, and of what other members did",
  team_returns: "how many of a team came again, and when",
  team_changes: "what is added to such sums next",
  team_places: "in whose team the member is: ids of other members",
} as const satisfies Partial<Record<keyof Tables, string>>;

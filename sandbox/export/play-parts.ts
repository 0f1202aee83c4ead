import type { Tables } from "../database/tables.ts";
import { BYTES, KEY, own, SECRET } from "./own.ts";
import type { Part } from "./part.ts";

/** What was played, and what was said about playing. */
export const playParts: { [T in keyof Tables]?: Part<T> } = {
  rounds: {
    of: own,
    columns: [
      "played_at",
      "id",
      "merchant_code",
      "catalogue_code",
      "node_id",
      "vassalage",
      "game_type",
      "mode",
      "bet",
      "stake",
      "paid",
      "status",
      "outcome",
    ],
    money: ["stake", "paid"],
    withheld: { idempotency_key: KEY },
  },
  lottery_bets: {
    of: own,
    columns: [
      "placed_at",
      "id",
      "merchant_code",
      "catalogue_code",
      "game_code",
      "numero",
      "vassalage",
      "game_type",
      "picks",
      "stake",
      "paid",
      "status",
      "draw_ends_at",
      "settled_at",
    ],
    money: ["stake", "paid"],
    withheld: { idempotency_key: KEY },
  },
  play_tickets: {
    of: own,
    columns: [
      "expires_at",
      "merchant_code",
      "catalogue_code",
      "node_id",
      "game_code",
      "mode",
      "fun_balance",
      "wallet",
      "language",
    ],
    money: ["fun_balance"],
    withheld: { secret_hash: SECRET, session_hash: SECRET, back_url: "an address of the site" },
  },
  favourites: { of: own, columns: ["added_at", "merchant_code", "node_id"] },
  recents: { of: own, columns: ["played_at", "merchant_code", "node_id"] },
  activity_entries: { of: own, columns: ["changed_at", "activity_id", "state", "comment", "details"] },
  activity_images: {
    of: own,
    columns: ["activity_id", "place", "media_type"],
    withheld: { bytes: BYTES },
  },
  player_pauses: {
    of: own,
    columns: ["begun_at", "state", "until", "number"],
    withheld: { idempotency_key: KEY },
  },
  reality_checks: { of: own, columns: ["every"] },
};

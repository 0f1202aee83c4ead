import type { PlayTicket } from "../database/tables.ts";

/** A call of a demo game: who plays, and what the game sent. */
export interface Asked<I> {
  ticket: PlayTicket;
  input: I;
}

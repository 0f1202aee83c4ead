import type { PlayTicket } from "../database/tables.ts";

/** A call of a demo game: the player, and the game's input. */
export interface GameCall<I> {
  ticket: PlayTicket;
  input: I;
}

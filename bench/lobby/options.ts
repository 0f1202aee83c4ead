import { countFrom } from "../count-from.ts";
import { optionsFrom } from "../options-from.ts";
import { PAGE } from "./pages/games.ts";

/** The options of a run of `lobby`. */
export interface LobbyOptions {
  /** Games in the lobby. */
  games: number;
  /** Games loaded initially; the others load while the list is scrolled. */
  loaded: number;
  /** Visits of each list. */
  runs: number;
  /** Whether a figure over its goal makes the command fail. */
  strict: boolean;
  help: boolean;
}

/** The help of `lobby`. */
export const LOBBY_HELP = `npm run bench -- lobby [options]

Scrolls through a lobby that the product's widget draws, side by side with the same list written by hand.

  --games <n>  by default 2000; a page of 26 a second is loaded, so that 2000 take a minute and a half
  --loaded <n> games loaded initially, by default 26: the list is scrolled from their last one on
  --runs <n>   visits of each list, by default 3
  --strict     exit code 1 when a figure is over its goal`;

const options = {
  games: { type: "string", default: "2000" },
  loaded: { type: "string", default: String(PAGE) },
  runs: { type: "string", default: "3" },
  strict: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments after `lobby`. */
export function lobbyOptions(words: readonly string[]): LobbyOptions {
  const { games, loaded, runs, strict, help } = optionsFrom(words, options);
  return {
    games: countFrom("games", games, 20_000),
    loaded: countFrom("loaded", loaded, 20_000),
    runs: countFrom("runs", runs, 100),
    strict,
    help,
  };
}

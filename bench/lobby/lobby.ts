import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import type { InTurn } from "../in-turn.ts";
import { launchBrowser } from "../launch-browser.ts";
import { servePages } from "../serve-pages.ts";
import { CPU_SLOWDOWN, measureLists, SLOW_FRAME, type Visit } from "./measure.ts";
import { LOBBY_HELP, lobbyOptions, type LobbyOptions } from "./options.ts";
import { PAGE } from "./pages/games.ts";
import { paintGames } from "./paint-games.ts";
import { isWithin, rowLines, rowsOf } from "./report.ts";

/**
 * Scrolls through a lobby of the engine side by side with one by hand, prints the figures, and returns the exit code.
 */
export async function lobby(words: readonly string[]): Promise<number> {
  const options = lobbyOptions(words);
  if (options.help) {
    console.log(LOBBY_HELP);
    return 0;
  }
  console.log("Building both lists …");
  const rows = rowsOf(await measure(options));
  const lines = [
    "",
    `A lobby of ${options.games} games, scrolled from ${options.loaded === PAGE ? "its first" : `the ${options.loaded}th`} to its last: medians of ${options.runs} visits each, engine and by hand in turn.`,
    `Conditions: Chromium, CPU ${CPU_SLOWDOWN}× slower; a slow frame takes more than ${SLOW_FRAME} ms.`,
    `This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}. Compare ratios of one run only.`,
    "",
    ...rowLines(rows),
  ];
  for (const line of lines) console.log(line);
  return options.strict && !rows.every(isWithin) ? 1 : 0;
}

async function measure(options: LobbyOptions): Promise<InTurn<Visit>> {
  const pictures = await paintGames();
  const pages = await servePages(resolve(import.meta.dirname, "pages"), pictures.folder);
  try {
    const browser = await launchBrowser();
    try {
      return await measureLists(browser, pages, options);
    } finally {
      await browser.close();
    }
  } finally {
    await pages.stop();
    await pictures.remove();
  }
}

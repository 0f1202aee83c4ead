import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import type { InTurn } from "../in-turn.ts";
import { launchBrowser } from "../launch-browser.ts";
import { CPU_SLOWDOWN, SLOW_FRAME } from "../lobby/measure.ts";
import { isWithin, rowLines } from "../lobby/report.ts";
import { servePages } from "../serve-pages.ts";
import { measureLists, type Visit } from "./measure.ts";
import { RECORDS_HELP, recordsOptions, type RecordsOptions } from "./options.ts";
import { rowsOf } from "./report.ts";

/** Scrolls through records of the engine side by side with a list by hand, and returns the exit code. */
export async function records(words: readonly string[]): Promise<number> {
  const options = recordsOptions(words);
  if (options.help) {
    console.log(RECORDS_HELP);
    return 0;
  }
  console.log("Building both lists …");
  const rows = rowsOf(await measure(options));
  const lines = [
    "",
    `A list of ${options.records} records (${options.look}), scrolled from the ${options.loaded}th to its last, then its filter tapped: medians of ${options.runs} visits each, engine and by hand in turn.`,
    `Conditions: Chromium, CPU ${CPU_SLOWDOWN}× slower; a slow frame takes more than ${SLOW_FRAME} ms.`,
    `This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}. Compare ratios of one run only.`,
    "",
    ...rowLines(rows),
  ];
  for (const line of lines) console.log(line);
  return rows.every(isWithin) ? 0 : 1;
}

async function measure(options: RecordsOptions): Promise<InTurn<Visit>> {
  const pages = await servePages(resolve(import.meta.dirname, "pages"));
  try {
    const browser = await launchBrowser();
    try {
      return await measureLists(browser, pages, options);
    } finally {
      await browser.close();
    }
  } finally {
    await pages.stop();
  }
}

import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import type { InTurn } from "../in-turn.ts";
import { launchBrowser } from "../launch-browser.ts";
import { servePages } from "../serve-pages.ts";
import { CPU_SLOWDOWN, FRAMES_AT_ONCE, KEYS, measureForms, type Visit } from "./measure.ts";
import { FORM_HELP, formOptions, type FormOptions } from "./options.ts";
import { isWithin, rowLines, rowsOf } from "./report.ts";

/** Measures a long form of the engine side by side with one by hand, prints the figures, and returns the exit code. */
export async function form(words: readonly string[]): Promise<number> {
  const options = formOptions(words);
  if (options.help) {
    console.log(FORM_HELP);
    return 0;
  }
  console.log("Building both forms …");
  const rows = rowsOf(await measure(options));
  const lines = [
    "",
    `A form of ${options.fields} fields: medians of ${options.runs} visits each, ${KEYS} keys a visit of each sort, engine and by hand in turn.`,
    `Conditions: Chromium, CPU ${CPU_SLOWDOWN}× slower, a frame as soon as it is ready.`,
    `This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}. Compare ratios of one run only.`,
    "",
    ...rowLines(rows),
  ];
  for (const line of lines) console.log(line);
  return options.strict && !rows.every(isWithin) ? 1 : 0;
}

async function measure(options: FormOptions): Promise<InTurn<Visit>> {
  const pages = await servePages(resolve(import.meta.dirname, "pages"));
  try {
    const browser = await launchBrowser(FRAMES_AT_ONCE);
    try {
      return await measureForms(browser, pages, options);
    } finally {
      await browser.close();
    }
  } finally {
    await pages.stop();
  }
}

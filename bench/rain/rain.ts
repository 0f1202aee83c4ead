import { figureLines, isWithin, type Figure } from "../figure.ts";
import { launchBrowser } from "../launch-browser.ts";
import { measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { wholeNumber } from "../options.ts";
import { thisMachine } from "../this-machine.ts";
import { CPU_SLOWDOWN, LATE_FRAME, measureRain, type Rain } from "./measure.ts";
import { servePages, type Side } from "./serve-pages.ts";

/** Frames a second at least, on the slowed processor: of 60 each twentieth may be missed. */
const LEAST_RATE = 57;
/** Frames a second at least, in percent of the rain by hand. */
const RATE_GOAL = 95;
/** Late frames of a hundred at most, more than by hand. */
const LATE_GOAL = 3;

/** Lets red envelopes rain side by side with a rain by hand. */
export const rain = measurement("rain", {
  about: `Lets red envelopes rain for half a minute as the product's widget does, side by side with the same rain written by
hand, and taps them meanwhile. The exit code is 1 when a figure misses its goal.`,
  options: { runs: wholeNumber(2, 20, "visits of each page") },
  async measure({ runs }) {
    console.log("Building both pages …");
    const figures = figuresOf(await measure(runs));
    const lines = [
      "",
      `48 red envelopes in half a minute: medians of ${runs} visits each, engine and by hand in turn.`,
      `Conditions: Chromium, CPU ${CPU_SLOWDOWN}× slower; a late frame takes more than ${LATE_FRAME} ms.`,
      `${thisMachine()} Compare ratios of one run only.`,
      "",
      ...figureLines(figures),
    ];
    for (const line of lines) console.log(line);
    return figures.every(isWithin) ? 0 : 1;
  },
});

async function measure(runs: number): Promise<Record<Side, Rain[]>> {
  const pages = await servePages();
  try {
    const browser = await launchBrowser();
    try {
      return await measureRain(browser, pages, runs);
    } finally {
      await browser.close();
    }
  } finally {
    await pages.stop();
  }
}

/** The medians of all visits. */
function figuresOf({ engine, hand }: Record<Side, Rain[]>): Figure[] {
  const both = (of: (rain: Rain) => number) => ({ engine: median(engine.map(of)), hand: median(hand.map(of)) });
  const rate = both((one) => one.rate);
  const late = both((one) => one.late);
  const longest = both((one) => one.longest);
  return [
    { name: "frames a second", value: rate.engine, unit: "", goal: { least: LEAST_RATE } },
    { name: "  by hand", value: rate.hand, unit: "" },
    { name: "of those by hand", value: (rate.engine / rate.hand) * 100, unit: "%", goal: { least: RATE_GOAL } },
    { name: "late frames per 100", value: late.engine, unit: "", goal: { most: late.hand + LATE_GOAL } },
    { name: "  by hand", value: late.hand, unit: "" },
    { name: "longest frame", value: longest.engine, unit: "ms" },
    { name: "  by hand", value: longest.hand, unit: "ms" },
  ];
}

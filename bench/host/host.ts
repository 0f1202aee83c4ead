import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { figureLines, isWithin, type Figure } from "../figure.ts";
import { measurement } from "../measurement.ts";
import { wholeNumber, wholeNumbers, oneOf } from "../options.ts";
import { thisMachine } from "../this-machine.ts";
import { measureEdits } from "./edits.ts";
import { measureMemory } from "./memory.ts";
import { measureServing } from "./serving.ts";
import { Sites } from "./sites.ts";
import { measureStart } from "./start.ts";

/** What is measured of a host. */
const parts = ["start", "edits", "memory", "serving"] as const;
type Part = (typeof parts)[number];

interface HostOptions {
  part: Part | undefined;
  /** Numbers of brands with which the host is started. */
  start: readonly number[];
  /** Numbers of brands beside which one is edited. */
  edits: readonly number[];
  runs: number;
}

/** Measures a host with very many brands. */
export const host = measurement("host", {
  about: `Starts the site server with very many brands of about 20 KB, edits one of them on an open page, looks at its memory, and
compares how many pages a second it sends with nginx that sends the same bytes from files. No platform is behind it.
The exit code is 1 when a figure is over its goal.`,
  options: {
    part: oneOf("part", parts, `${parts.join(", ")}; by default all`),
    start: wholeNumbers("1000,10000", 100_000, "numbers of brands to start with"),
    edits: wholeNumbers("5,100,1000", 100_000, "numbers of brands beside which one is edited"),
    runs: wholeNumber(9, 100, "edits, and rounds of serving"),
  },
  async measure(options) {
    const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit" });
    if (built.status !== 0) return 1;
    const sites = new Sites(mkdtempSync(join(tmpdir(), "livery-sites-")));
    try {
      const figures = await measured(sites, options);
      console.log(thisMachine());
      for (const line of figureLines(figures)) console.log(line);
      return figures.every(isWithin) ? 0 : 1;
    } finally {
      sites.remove();
    }
  },
});

async function measured(sites: Sites, { part, start, edits, runs }: HostOptions): Promise<Figure[]> {
  const how: Record<Part, () => Promise<Figure[]>> = {
    start: () => measureStart(sites, start),
    edits: () => measureEdits(sites, edits, runs),
    memory: () => measureMemory(sites, Math.max(...start)),
    serving: () => measureServing(sites, runs),
  };
  const figures: Figure[] = [];
  for (const one of part === undefined ? parts : [part]) figures.push(...(await how[one]()));
  return figures;
}

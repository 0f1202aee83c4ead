import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { tableLines } from "../table.ts";
import { measureEdits } from "./edits.ts";
import { isWithin, rowOf, type Figure } from "./figure.ts";
import { measureMemory } from "./memory.ts";
import { HOST_HELP, hostOptions, type HostOptions, type Part } from "./options.ts";
import { measureServing } from "./serving.ts";
import { Sites } from "./sites.ts";
import { measureStart } from "./start.ts";

/** Measures a host with very many brands, prints the figures, and returns the exit code. */
export async function host(words: readonly string[]): Promise<number> {
  const options = hostOptions(words);
  if (options.help) {
    console.log(HOST_HELP);
    return 0;
  }
  if (spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit" }).status !== 0) return 1;
  const sites = new Sites(mkdtempSync(join(tmpdir(), "livery-sites-")));
  try {
    const figures = await measured(sites, options);
    const busy = (loadavg()[0] ?? 0).toFixed(1);
    console.log(`${availableParallelism()} cores, ${busy} busy programs on average.`);
    for (const line of tableLines(
      [
        { head: "", side: "left" },
        { head: "is", side: "right" },
        { head: "", side: "left" },
        { head: "goal", side: "right" },
        { head: "", side: "left" },
      ],
      figures.map(rowOf),
    ))
      console.log(line);
    return figures.every(isWithin) ? 0 : 1;
  } finally {
    sites.remove();
  }
}

async function measured(sites: Sites, { parts, start, edits, runs }: HostOptions): Promise<Figure[]> {
  const how: Record<Part, () => Promise<Figure[]>> = {
    start: () => measureStart(sites, start),
    edits: () => measureEdits(sites, edits, runs),
    memory: () => measureMemory(sites, Math.max(...start)),
    serving: () => measureServing(sites, runs),
  };
  const figures: Figure[] = [];
  for (const part of parts) figures.push(...(await how[part]()));
  return figures;
}

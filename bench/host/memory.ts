import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getLocal } from "../get-local.ts";
import type { Figure } from "../figure.ts";
import { runHost, type RunningHost } from "./running-host.ts";
import type { Sites } from "./sites.ts";

const [KB, MB] = [1024, 1024 * 1024];
/** Brands of the small site, and how many of the large one are visited. */
const FEW = 5;
const VISITED = 20;
/** Milliseconds between two looks at a host that may still be at work, and the most they may differ, in bytes. */
const LOOK_EVERY = 5000;
const SETTLED = 8 * MB;

/** What a brand costs that nobody has visited, and one of which every page has been visited. */
export async function measureMemory(sites: Sites, most: number): Promise<Figure[]> {
  const few = await settledMemory(sites.of(FEW));
  const site = sites.of(most);
  const host = await runHost(site, "brand1");
  try {
    const idle = await settled(host);
    const before = await host.memory();
    for (let brand = 0; brand < VISITED; brand++) await visitAll(host, `brand${brand * 3}`, site);
    const after = await host.memory();
    return [
      {
        name: `a brand that nobody visited, of ${most}`,
        value: (idle - few) / (most - FEW) / KB,
        unit: "KB",
        goal: { most: 60 },
      },
      {
        name: "a brand with all pages in two languages cached",
        value: (after.held - before.held) / VISITED / MB,
        unit: "MB",
        goal: { most: 1.5 },
      },
      { name: `  the process with ${most} brands`, value: idle / MB, unit: "MB" },
    ];
  } finally {
    await host.stop();
  }
}

async function settledMemory(site: string): Promise<number> {
  const host = await runHost(site, "brand1");
  try {
    return await settled(host);
  } finally {
    await host.stop();
  }
}

/** The memory of the process when it has done what it does after its start. */
async function settled(host: RunningHost): Promise<number> {
  for (let last = Number.POSITIVE_INFINITY; ;) {
    await pause(LOOK_EVERY);
    const { rss } = await host.memory();
    if (Math.abs(rss - last) < SETTLED) return rss;
    last = rss;
  }
}

/** Visits the page of every route of base, in the form in which browsers ask for it. */
async function visitAll({ port }: RunningHost, brand: string, site: string): Promise<void> {
  const routes = JSON.parse(readFileSync(join(site, "brands/base/routes.json"), "utf8")) as Record<string, unknown>;
  const languages = readdirSync(join(site, "text-packs/base")).map((name) => name.replace(".json", ""));
  for (const language of languages)
    for (const route of Object.keys(routes))
      await getLocal({
        port,
        host: `${brand}.localhost`,
        path: `/_livery/${language}/page/${route}.json`,
        encoding: "br",
      });
}

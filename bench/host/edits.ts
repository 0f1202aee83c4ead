import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../median.ts";
import { getLocal } from "../get-local.ts";
import type { Figure } from "../figure.ts";
import { runHost, type RunningHost } from "./running-host.ts";
import type { Sites } from "./sites.ts";

/** Milliseconds until an edit is on the open page, and that a request of another brand may wait meanwhile. */
const EVENT = 300;
const WAIT = 20;
/** Milliseconds after which an event is not waited for any longer. */
const EVENT_LIMIT = 120_000;

const [EDITED, OTHER] = ["brand1", "brand2"];

/** How long edits of one brand take until its open page knows, and how long requests of another brand wait meanwhile. */
export async function measureEdits(sites: Sites, counts: readonly number[], runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of counts) {
    const site = sites.of(count);
    const host = await runHost(site, EDITED);
    try {
      const quiet = await waits(host, pause(3000));
      const events: number[] = [];
      const busy = await waits(host, editAll(host, site, runs, events));
      figures.push(
        { name: `edit until its event, ${count} brands`, value: median(events), unit: "ms", goal: { most: EVENT } },
        { name: "  the slowest", value: Math.max(...events), unit: "ms" },
        { name: "  another brand waits at most", value: Math.max(...busy), unit: "ms", goal: { most: WAIT } },
        { name: "  99 of 100 requests", value: percentile(busy, 0.99), unit: "ms" },
        { name: "  at most without an edit", value: Math.max(...quiet), unit: "ms" },
      );
    } finally {
      await host.stop();
    }
  }
  return figures;
}

async function editAll(host: RunningHost, site: string, runs: number, took: number[]): Promise<void> {
  const page = openPage(host, EDITED);
  await page.next();
  for (let run = 0; run < runs; run++) {
    await pause(500);
    const path = join(site, `brands/${EDITED}/brand.json`);
    const text = readFileSync(path, "utf8").replace(/"name": "[^"]*"/, `"name": "Renamed ${run}"`);
    const started = performance.now();
    writeFileSync(path, text);
    await page.next();
    took.push(performance.now() - started);
  }
  page.close();
}

/** A page that listens for edits: each call waits for the next version that it has not seen. */
function openPage({ port }: RunningHost, brand: string): { next: () => Promise<void>; close: () => void } {
  const seen = new Set<string>();
  const unseen: string[] = [];
  let wake = () => {};
  const asked = get({
    host: "127.0.0.1",
    port,
    path: "/_livery/events",
    headers: { host: `${brand}.localhost` },
    agent: false,
  });
  asked.once("response", (response) =>
    response.on("data", (chunk: Buffer) => {
      for (const [, digest = ""] of String(chunk).matchAll(/"digest":"(\w+)"/g)) {
        if (seen.has(digest)) continue;
        seen.add(digest);
        unseen.push(digest);
      }
      wake();
    }),
  );
  return {
    next: async () => {
      const limit = performance.now() + EVENT_LIMIT;
      while (unseen.length === 0) {
        if (performance.now() > limit) throw new Error(`No event came within ${EVENT_LIMIT / 1000} s of an edit.`);
        await Promise.race([new Promise<void>((done) => (wake = done)), pause(1000)]);
      }
      unseen.shift();
    },
    close: () => asked.destroy(),
  };
}

/** How long requests of another brand's home take, one after the other, while something is done. */
async function waits({ port }: RunningHost, work: Promise<void>): Promise<number[]> {
  const request = { port, host: `${OTHER}.localhost`, path: "/" };
  // The first page is compiled and rendered; the others come from the cache.
  await getLocal(request);
  const took: number[] = [];
  const state = { isDone: false };
  const ended = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    const started = performance.now();
    await getLocal(request);
    took.push(performance.now() - started);
    await pause(3);
  }
  await ended;
  return took;
}

function percentile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}

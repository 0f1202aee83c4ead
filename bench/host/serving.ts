import { spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { getLocal } from "../get-local.ts";
import { median } from "../median.ts";
import type { Figure } from "../figure.ts";
import { runHost } from "./running-host.ts";
import type { Sites } from "./sites.ts";
import { startNginx } from "./static/nginx.ts";
import { startBare } from "./static/bare.ts";
import type { StaticPage } from "./static/static-page.ts";

const CONNECTIONS = 50;
const MILLISECONDS = 3000;
const BRAND = "brand1";
const load = resolve(import.meta.dirname, "load.mjs");

/** How many pages a second the host sends, of as many as nginx sends of the same bytes from a file. */
export async function measureServing(sites: Sites, rounds: number): Promise<Figure[]> {
  const host = await runHost(sites.of(5), BRAND);
  const page = await pageOf(host.port);
  const isThere = spawnSync("nginx", ["-v"]).status === 0;
  const other = await (isThere ? startNginx(page) : startBare(page));
  const name = isThere ? "nginx with brotli_static" : "a bare node:http server (nginx is not installed)";
  try {
    const ours: Answered[] = [];
    const theirs: Answered[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await answered(host.port));
      theirs.push(await answered(other.port));
    }
    const rate = (all: readonly Answered[]) => median(all.map(({ count }) => count / (MILLISECONDS / 1000)));
    const p99 = (all: readonly Answered[]) => median(all.map((one) => one.p99));
    return [
      {
        name: `pages a second ÷ ${name}, ${CONNECTIONS} connections`,
        value: median(ours.map(({ count }, round) => count / (theirs[round]?.count ?? Number.NaN))),
        unit: "×",
        goal: { least: 0.9 },
      },
      { name: "  pages a second, ours", value: rate(ours), unit: "/s" },
      { name: "  pages a second, theirs", value: rate(theirs), unit: "/s" },
      { name: "  99 of 100 wait at most, ours", value: p99(ours), unit: "ms" },
      { name: "  99 of 100 wait at most, theirs", value: p99(theirs), unit: "ms" },
    ];
  } finally {
    await other.stop();
    await host.stop();
  }
}

interface Answered {
  count: number;
  p99: number;
}

/** In a process of its own, so that its work is not counted as the server's wait. */
function answered(port: number): Promise<Answered> {
  const words = [load, String(port), `${BRAND}.localhost`, String(CONNECTIONS), String(MILLISECONDS)];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += String(chunk)));
    child.once("exit", (code) =>
      code === 0 ? done(JSON.parse(text) as Answered) : fail(new Error(`The load ended with ${code}.`)),
    );
  });
}

async function pageOf(port: number): Promise<StaticPage> {
  const { body, headers } = await getLocal({ port, host: `${BRAND}.localhost`, path: "/", encoding: "br" });
  const own = Object.entries(headers).filter(
    ([name]) => !/^(?:date|connection|keep-alive|content-(?:length|encoding|type)|etag|transfer-encoding)$/.test(name),
  );
  return { body, headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])) };
}

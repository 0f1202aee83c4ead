import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { capabilities } from "#capabilities/capabilities.ts";
import { compileBrands } from "#compile/compile.ts";
import { readSources } from "#host/brands/read-folder.ts";
import type { Night, Ran } from "./night.ts";
import { NIGHTLY_HELP, nightlyOptions } from "./options.ts";
import { pageOf } from "./page.ts";
import { nightlyRuns, runsNamed } from "./runs.ts";

const root = resolve(import.meta.dirname, "../..");
const DAY = 86_400_000;

/** Runs every benchmark one after the other, and writes a page with the history; returns 1 when a run missed a goal. */
export async function nightly(words: readonly string[]): Promise<number> {
  const { out, only, help } = nightlyOptions(words);
  if (help) {
    console.log(NIGHTLY_HELP);
    return 0;
  }
  const began = new Date();
  const brands = [...compileBrands(await readSources("brands", "text-packs"), capabilities).brands.keys()];
  const wanted = runsNamed(only, nightlyRuns(brands, Math.floor(began.getTime() / DAY)));
  const runs: Ran[] = [];
  for (const run of wanted) {
    console.log(`\n== ${run.join(" ")} ==`);
    runs.push(await ran(run));
    keep(out, { began: began.toISOString(), commit: commitOf(), machine: machineOf(), runs });
  }
  console.log(`\n${join(out, "README.md")} has the history.`);
  return runs.every(({ code }) => code === 0) ? 0 : 1;
}

/** Runs a benchmark in a process of its own: one that is killed or leaves something open does not end the night. */
function ran(words: readonly string[]): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "bench/main.ts", ...words], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.on("data", (chunk: Buffer) => {
      output += String(chunk);
      shown.write(chunk);
    });
  return new Promise((done) =>
    child.once("close", (code) =>
      done({ words: words.join(" "), code: code ?? 1, seconds: (performance.now() - started) / 1000, output }),
    ),
  );
}

/** Writes the night so far, and the page: a night that is interrupted is not lost. */
function keep(folder: string, night: Night): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${night.began.replaceAll(":", "-")}.json`), `${JSON.stringify(night, null, 2)}\n`);
  const nights = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Night);
  writeFileSync(join(folder, "README.md"), pageOf(nights));
}

function commitOf(): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "unknown";
}

function machineOf(): string {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() ?? "unknown"}`;
}

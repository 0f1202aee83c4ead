import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The time and memory of a process. */
export interface Took {
  seconds: number;
  /** Its peak memory in MB. */
  megabytes: number;
}

const preload = resolve(import.meta.dirname, "report-usage.mjs");

/** Runs a Node program and returns its time; with `usage` also its peak memory, at the cost of a few milliseconds. */
export function measuredRun(words: readonly string[], { usage = false }: { usage?: boolean } = {}): Took {
  const folder = mkdtempSync(join(tmpdir(), "livery-usage-"));
  const report = join(folder, "usage");
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [...(usage ? ["--import", preload] : []), ...words], {
    encoding: "utf8",
    env: { ...process.env, BENCH_USAGE: report },
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - started) / 1000;
  const megabytes = usage ? Number(readFileSync(report, "utf8")) / 1024 : 0;
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0)
    throw new Error(`node ${words.join(" ")} ended with ${status}:\n${`${stdout}${stderr}`.slice(0, 3000)}`);
  return { seconds, megabytes };
}

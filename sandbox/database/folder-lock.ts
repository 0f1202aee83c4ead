import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { StartProblem } from "../start-problem.ts";
import { isAlive, startOf } from "./process-identity.ts";

interface Holder {
  pid: number;
  start: string;
  host: string;
}

const ATTEMPTS = 5;

/**
 * Takes the exclusive lock of a folder (a file beside it, `<folder>.lock`) and returns the function that releases it.
 * The lock of a process that ended without releasing it (kill -9, power cut) is replaced: its process id is compared
 * together with its start time, because ids are reused. Throws a StartProblem when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid), host: hostname() } satisfies Holder);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (place(path, mine)) return () => giveBack(path, mine);
    const found = read(path);
    if (found === undefined) continue;
    refuseLiving(path, folder, found);
    removeStale(path, found);
  }
  throw new StartProblem(`${folder} is being locked by several processes at once: start one of them again`);
}

/** Creates the lock atomically: linking to a finished file fails if the name exists. */
function place(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function refuseLiving(path: string, folder: string, text: string): void {
  const holder = holderOf(text);
  if (!holder) return;
  if (holder.host !== hostname())
    throw new StartProblem(
      `${folder} is locked by process ${holder.pid} on the machine "${holder.host}": stop it there, or delete ${path} when that machine no longer runs it`,
    );
  if (isAlive(holder.pid) && startOf(holder.pid) === holder.start)
    throw new StartProblem(
      `${folder} is in use by process ${holder.pid}: stop that process, or set LIVERY_DATA to another folder`,
    );
}

/**
 * Another process may replace the stale lock at the same moment: the moved file is checked, and a live lock is
 * restored.
 */
function removeStale(path: string, judged: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  if (readFileSync(aside, "utf8") !== judged) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function giveBack(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

function holderOf(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

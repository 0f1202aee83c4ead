import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Seen } from "./read-layer.ts";

/** A sound layer as it is remembered. */
export interface Remembered extends Seen {
  /** The layers below it, the nearest first. */
  on: string[];
  identities: string[];
}

/** What the files of a memory look like. `engine`: which engine found them sound. */
interface Kept {
  engine: string;
  /** Digests of base and markets in which the full check found nothing. */
  proved: string[];
  layers: Record<string, Remembered>;
}

/** Milliseconds that a change must lie back when it is read, so that a later change cannot carry the same moment. */
const settled = 2000;

/**
 * Which layers were found sound, so that those that nobody touched since need not be read again. What is remembered
 * rests on size and moment of change of every file, as git's index does.
 */
export class SweepMemory {
  readonly #file: string;
  readonly #engine: string;
  readonly #before: ReadonlyMap<string, Remembered>;
  /** Digests of base and markets in which the full check found nothing. */
  readonly proved: Set<string>;
  readonly #now: Record<string, Remembered> = {};
  readonly #unchanged = new Map<string, boolean>();
  readonly #started = Date.now();
  #news = false;

  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
    const kept = keptIn(file, engine);
    this.#before = new Map(Object.entries(kept.layers));
    this.proved = new Set(kept.proved);
  }

  /** A layer that was sound and has not changed since, nor any below it; undefined when it must be looked at. */
  recall(id: string): Remembered | undefined {
    const known = this.#before.get(id);
    if (!known || !this.#isUnchanged(id) || !known.on.every((below) => this.#isUnchanged(below))) return undefined;
    this.#now[id] = known;
    return known;
  }

  /** Remembers a sound layer, unless it was touched just now. */
  remember(id: string, layer: Remembered): void {
    const latest = Math.max(...layer.folders.map(([, at]) => at), ...layer.files.map(([, , at]) => at));
    this.#news = true;
    if (latest + settled < this.#started) this.#now[id] = layer;
  }

  /** Writes what is known now. A memory that cannot be written is no harm: the next run looks again. */
  save(): void {
    if (!this.#news && Object.keys(this.#now).length === this.#before.size) return;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(join(dirname(this.#file), ".gitignore"), "*\n");
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ engine: this.#engine, proved: [...this.proved], layers: this.#now } satisfies Kept));
      renameSync(draft, this.#file);
    } catch {
      return;
    }
  }

  #isUnchanged(id: string): boolean {
    let answer = this.#unchanged.get(id);
    if (answer === undefined) {
      const known = this.#before.get(id);
      answer = known !== undefined && looksTheSame(known);
      this.#unchanged.set(id, answer);
    }
    return answer;
  }
}

function looksTheSame({ folders, files }: Seen): boolean {
  for (const [path, changedAt] of folders) if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) !== changedAt) return false;
  for (const [path, bytes, changedAt] of files) {
    const state = statSync(path, { throwIfNoEntry: false });
    if (state?.size !== bytes || state.mtimeMs !== changedAt) return false;
  }
  return true;
}

function keptIn(file: string, engine: string): Kept {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
    if (kept.engine === engine) return kept;
  } catch {
    // There is none yet, or somebody's editor went over it: then everything is looked at.
  }
  return { engine, proved: [], layers: {} };
}

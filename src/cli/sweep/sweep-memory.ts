import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Where a memory is kept, and by which engine: another one may find other things. */
export interface MemoryPlace {
  /** A folder of its own: it is kept out of git. */
  folder: string;
  engine: string;
}

const fileName = "checked.json";
/** Milliseconds that a change must lie back when it is read, so that a later change cannot carry the same moment. */
const settled = 2000;

/**
 * Which layers were found sound, so that those that nobody touched since need not be read again. What is remembered
 * rests on size and moment of change of every file, as git's index does.
 */
export class SweepMemory {
  readonly #place: MemoryPlace | undefined;
  readonly #before: ReadonlyMap<string, Remembered>;
  readonly #now: Record<string, Remembered> = {};
  readonly #unchanged = new Map<string, boolean>();
  readonly #started = Date.now();
  /** Digests of base and markets in which the full check found nothing. */
  readonly proved: Set<string>;

  /** @param place Where the memory is kept between runs; undefined: nowhere. */
  constructor(place: MemoryPlace | undefined, proved: readonly string[] = []) {
    this.#place = place;
    const kept = place && keptIn(place);
    this.#before = new Map(Object.entries(kept?.layers ?? {}));
    this.proved = new Set([...proved, ...(kept?.proved ?? [])]);
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
    if (latest + settled < this.#started) this.#now[id] = layer;
  }

  /** Writes what is known now. A memory that cannot be written is no harm: the next run looks again. */
  save(): void {
    if (!this.#place || sameLayers(this.#before, this.#now)) return;
    const { folder, engine } = this.#place;
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, ".gitignore"), "*\n");
      const draft = join(folder, `${fileName}.${process.pid}`);
      writeFileSync(draft, JSON.stringify({ engine, proved: [...this.proved], layers: this.#now } satisfies Kept));
      renameSync(draft, join(folder, fileName));
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

function sameLayers(before: ReadonlyMap<string, Remembered>, now: Readonly<Record<string, Remembered>>): boolean {
  const ids = Object.keys(now);
  return ids.length === before.size && ids.every((id) => before.get(id) === now[id]);
}

function looksTheSame({ folders, files }: Seen): boolean {
  for (const [path, changedAt] of folders) if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) !== changedAt) return false;
  for (const [path, bytes, changedAt] of files) {
    const state = statSync(path, { throwIfNoEntry: false });
    if (state?.size !== bytes || state.mtimeMs !== changedAt) return false;
  }
  return true;
}

function keptIn({ folder, engine }: MemoryPlace): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(folder, fileName), "utf8")) as Kept;
    return kept.engine === engine ? kept : undefined;
  } catch {
    // There is none yet, or somebody's editor went over it: then everything is looked at.
    return undefined;
  }
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LayerPlace } from "./layer-places.ts";
import { latestIn, looksTheSame, type Seen } from "./read-layer.ts";

/** A sound layer as it is remembered. */
export interface Remembered {
  seen: Seen;
  /** The layers below it, the nearest first. */
  on: string[];
  identities: string[];
}

/** Where a memory is kept, and by which engine: another one may find other things. */
export interface MemoryPlace {
  /** A folder of its own: it is kept out of git. */
  folder: string;
  engine: string;
}

/** What the file of a memory looks like. */
interface Kept {
  engine: string;
  /** Digests of base and markets in which the full check found nothing. */
  proved: string[];
  layers: Record<string, Remembered>;
}

/** What one part of a sweep leaves for the next run. */
export interface Memories {
  /** Entries of a JSON object, without its braces. */
  text: string;
  count: number;
  /** Whether there is anything that was not known before. */
  news: boolean;
}

const fileName = "checked.json";
/** Milliseconds that a change must lie back when it is read, so that a later change cannot carry the same moment. */
const settled = 2000;

/**
 * Which layers were found sound, so that those that nobody touched since need not be read again. What is remembered
 * rests on size and moment of change of every file, as git's index does.
 */
export class SweepMemory {
  readonly #before: Readonly<Record<string, Remembered>>;
  readonly #now = new Map<string, Remembered>();
  readonly #unchanged = new Map<string, boolean>();
  readonly #started = Date.now();
  #news = false;
  /** Digests of base and markets in which the full check found nothing. */
  readonly proved: Set<string>;
  /** How many layers were remembered before. */
  readonly size: number;

  /** @param place Where the memory of the last run lies; undefined: nowhere. */
  constructor(place: MemoryPlace | undefined, proved: Iterable<string> = []) {
    const kept = place && keptIn(place);
    this.#before = kept?.layers ?? {};
    this.size = Object.keys(this.#before).length;
    this.proved = new Set([...proved, ...(kept?.proved ?? [])]);
  }

  /** A layer that was sound and has not changed since, nor any below it; undefined when it must be looked at. */
  recall(id: string, places: ReadonlyMap<string, LayerPlace>): Remembered | undefined {
    const known = this.#before[id];
    if (!known || !this.#isUnchanged(id, places) || !known.on.every((below) => this.#isUnchanged(below, places))) return undefined;
    for (const below of known.on) this.#now.set(below, this.#before[below] as Remembered);
    this.#now.set(id, known);
    return known;
  }

  /** Remembers a sound layer, unless it was touched just now. */
  remember(id: string, layer: Remembered): void {
    this.#news = true;
    if (latestIn(layer.seen) + settled < this.#started) this.#now.set(id, layer);
  }

  /** What the next run may know. */
  memories(): Memories {
    const text = [...this.#now].map(([id, layer]) => `${JSON.stringify(id)}:${JSON.stringify(layer)}`).join(",");
    return { text, count: this.#now.size, news: this.#news };
  }

  #isUnchanged(id: string, places: ReadonlyMap<string, LayerPlace>): boolean {
    let answer = this.#unchanged.get(id);
    if (answer === undefined) {
      const known = this.#before[id];
      const place = places.get(id);
      answer = known !== undefined && place !== undefined && looksTheSame(place, known.seen);
      this.#unchanged.set(id, answer);
    }
    return answer;
  }
}

/** Writes what several parts of a run remember. */
export function keepMemories({ folder, engine }: MemoryPlace, proved: Iterable<string>, parts: readonly Memories[]): void {
  const layers = parts.map(({ text }) => text).filter((text) => text !== "").join(",");
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ".gitignore"), "*\n");
    const draft = join(folder, `${fileName}.${process.pid}`);
    writeFileSync(draft, `{"engine":${JSON.stringify(engine)},"proved":${JSON.stringify([...proved])},"layers":{${layers}}}`);
    renameSync(draft, join(folder, fileName));
  } catch {
    // A memory that cannot be written is no harm: the next run looks again.
  }
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

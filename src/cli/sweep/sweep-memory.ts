import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LayerPlace } from "./layer-places.ts";
import { latestIn, looksTheSame, type Seen } from "./read-layer.ts";

/** A valid layer as it is cached. */
export interface Remembered {
  seen: Seen;
  /** The layers below it, the nearest first. */
  on: string[];
  identities: readonly string[];
}

/** Where the cache is, and which engine wrote it: another engine may find other mistakes. */
export interface MemoryPlace {
  /** A separate folder, which git ignores. */
  folder: string;
  engine: string;
}

/** What one part of a sweep adds to the cache. */
export interface Memories {
  /** A line for each layer. */
  text: string;
  count: number;
  /** Whether anything is new. */
  news: boolean;
}

/** The first line of the cache file. */
interface Head {
  engine: string;
  /** Digests of base and markets in which the full check found nothing. */
  proved: string[];
}

const fileName = "checked.jsonl";
/** Minimum age of a change in milliseconds when it is read, so that a later change cannot have the same time. */
const settled = 2000;

/**
 * A cache of valid layers, so that unchanged ones are not read again. It compares size and modification time of every
 * file, like git's index. A layer is a line, and only requested lines are parsed: ten thousand layers are strings, not
 * objects.
 */
export class SweepMemory {
  readonly #before: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();
  readonly #footings = new Map<string, boolean>();
  readonly #started = Date.now();
  #news = false;
  /** Digests of base and markets in which the full check found nothing. */
  readonly proved: Set<string>;
  /** How many layers were cached before. */
  readonly size: number;

  /** @param place The place of the cache; undefined: nothing is read from it or written to it. */
  constructor(place: MemoryPlace | undefined, proved: Iterable<string> = []) {
    const { head, lines } = keptIn(place);
    this.#before = lines;
    this.size = lines.size;
    this.proved = new Set([...proved, ...head.proved]);
  }

  /** A layer that was valid and has not changed since, nor any below it; undefined when it must be checked. */
  recall(id: string, places: ReadonlyMap<string, LayerPlace>): Remembered | undefined {
    const known = this.#ifUnchanged(id, places);
    if (!known?.on.every((below) => this.#stays(below, places))) return undefined;
    for (const kept of [id, ...known.on]) this.#now.set(kept, this.#before.get(kept) as string);
    return known;
  }

  /** Caches a valid layer, unless it was changed just now. */
  remember(id: string, { seen, on, identities }: Remembered): void {
    if (this.#now.has(id)) return;
    this.#news = true;
    if (latestIn(seen) + settled < this.#started)
      this.#now.set(id, `${encodeURIComponent(id)} ${JSON.stringify([seen, on, identities])}`);
  }

  /** The content of the cache for the next run. */
  memories(): Memories {
    return { text: [...this.#now.values()].join("\n"), count: this.#now.size, news: this.#news };
  }

  /** Whether a layer that others extend is unchanged: tested once. */
  #stays(id: string, places: ReadonlyMap<string, LayerPlace>): boolean {
    let answer = this.#footings.get(id);
    if (answer === undefined) {
      answer = this.#ifUnchanged(id, places) !== undefined;
      this.#footings.set(id, answer);
    }
    return answer;
  }

  #ifUnchanged(id: string, places: ReadonlyMap<string, LayerPlace>): Remembered | undefined {
    const line = this.#before.get(id);
    const place = places.get(id);
    const known = line === undefined ? undefined : readLine(line);
    return known && place && looksTheSame(place, known.seen) ? known : undefined;
  }
}

/** Writes the cache of several parts of a run. */
export function keepMemories(
  { folder, engine }: MemoryPlace,
  proved: Iterable<string>,
  parts: readonly Memories[],
): void {
  const head: Head = { engine, proved: [...proved] };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ".gitignore"), "*\n");
    const draft = join(folder, `${fileName}.${process.pid}`);
    writeFileSync(
      draft,
      [JSON.stringify(head), ...parts.map(({ text }) => text).filter((text) => text !== "")].join("\n"),
    );
    renameSync(draft, join(folder, fileName));
  } catch {
    // Failing to write the cache is harmless: the next run checks again.
  }
}

const nothing = { head: { engine: "", proved: [] } satisfies Head, lines: new Map<string, string>() };

function keptIn(place: MemoryPlace | undefined): { head: Head; lines: Map<string, string> } {
  if (!place) return nothing;
  try {
    const [first = "", ...lines] = readFileSync(join(place.folder, fileName), "utf8").split("\n");
    const head = JSON.parse(first) as Head;
    return head.engine === place.engine
      ? { head, lines: new Map(lines.map((line) => [decodeURIComponent(line.slice(0, line.indexOf(" "))), line])) }
      : nothing;
  } catch {
    // There is no cache, or it was edited: everything is checked.
    return nothing;
  }
}

function readLine(line: string): Remembered | undefined {
  try {
    const [seen, on, identities] = JSON.parse(line.slice(line.indexOf(" ") + 1)) as [Seen, string[], string[]];
    return { seen, on, identities };
  } catch {
    return undefined;
  }
}

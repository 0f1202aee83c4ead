import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LayerPlace } from "./layer-places.ts";
import { latestIn, looksTheSame, type Seen } from "./read-layer.ts";

/** A sound layer as it is remembered. */
export interface Remembered {
  seen: Seen;
  /** The layers below it, the nearest first. */
  on: string[];
  identities: readonly string[];
}

/** Where a memory is kept, and by which engine: another one may find other things. */
export interface MemoryPlace {
  /** A folder of its own: it is kept out of git. */
  folder: string;
  engine: string;
}

/** What one part of a sweep leaves for the next run. */
export interface Memories {
  /** A line for each layer. */
  text: string;
  count: number;
  /** Whether there is anything that was not known before. */
  news: boolean;
}

/** The first line of a memory's file. */
interface Head {
  engine: string;
  /** Digests of base and markets in which the full check found nothing. */
  proved: string[];
}

const fileName = "checked.jsonl";
/** Milliseconds that a change must lie back when it is read, so that a later change cannot carry the same moment. */
const settled = 2000;

/**
 * Which layers were found sound, so that those that nobody touched since need not be read again. What is remembered
 * rests on size and moment of change of every file, as git's index does. A layer is a line, and only lines that are
 * asked for are parsed: ten thousand are as many texts, and no more objects.
 */
export class SweepMemory {
  readonly #before: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();
  readonly #footings = new Map<string, boolean>();
  readonly #started = Date.now();
  #news = false;
  /** Digests of base and markets in which the full check found nothing. */
  readonly proved: Set<string>;
  /** How many layers were remembered before. */
  readonly size: number;

  /** @param place Where the memory of the last run lies; undefined: nowhere, and nothing is remembered for the next. */
  constructor(place: MemoryPlace | undefined, proved: Iterable<string> = []) {
    const { head, lines } = keptIn(place);
    this.#before = lines;
    this.size = lines.size;
    this.proved = new Set([...proved, ...head.proved]);
  }

  /** A layer that was sound and has not changed since, nor any below it; undefined when it must be looked at. */
  recall(id: string, places: ReadonlyMap<string, LayerPlace>): Remembered | undefined {
    const known = this.#ifUnchanged(id, places);
    if (!known?.on.every((below) => this.#stays(below, places))) return undefined;
    for (const kept of [id, ...known.on]) this.#now.set(kept, this.#before.get(kept) as string);
    return known;
  }

  /** Remembers a sound layer, unless it was touched just now. */
  remember(id: string, { seen, on, identities }: Remembered): void {
    if (this.#now.has(id)) return;
    this.#news = true;
    if (latestIn(seen) + settled < this.#started)
      this.#now.set(id, `${encodeURIComponent(id)} ${JSON.stringify([seen, on, identities])}`);
  }

  /** What the next run may know. */
  memories(): Memories {
    return { text: [...this.#now.values()].join("\n"), count: this.#now.size, news: this.#news };
  }

  /** Whether a layer that others stand on has not changed: asked once. */
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

/** Writes what several parts of a run remember. */
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
    // A memory that cannot be written is no harm: the next run looks again.
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
    // There is none yet, or somebody's editor went over it: then everything is looked at.
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

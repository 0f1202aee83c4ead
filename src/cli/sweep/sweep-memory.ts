import type { LayerPlace } from "./layer-places.ts";
import { readMemory, writeMemory, type MemoryContent, type MemoryPlace, type SharedRecord } from "./memory-file.ts";
import { latestIn, looksTheSame, type Seen } from "./read-layer.ts";
import { unchangedShared, type SharedState } from "./shared-state.ts";

/** A valid brand as it is cached. */
export interface Remembered {
  seen: Seen;
  /** The layers below it, the nearest first. */
  on: string[];
  identities: readonly string[];
  /** The parts that it sets; undefined when that is not known. */
  ownParts: readonly string[] | undefined;
}

/** What one part of a sweep adds to the cache. */
export interface Memories {
  /** A line for each brand. */
  text: string;
  count: number;
  /** Whether anything is new. */
  news: boolean;
}

/** Minimum age of a change in milliseconds when it is read, so that a later change cannot have the same time. */
const minimumAge = 2000;

/**
 * A cache of valid brands, so that unchanged ones are not read again. It compares size and modification time of every
 * file, like git's index. A brand is a line, and only requested lines are parsed: ten thousand brands are strings, not
 * objects.
 */
export class SweepMemory {
  readonly content: MemoryContent;
  readonly #now = new Map<string, string>();
  readonly #extended = new Map<string, Remembered | undefined>();
  readonly #started = Date.now();
  #news = false;
  /** Digests of base and markets in which the full check found nothing. */
  readonly proved: Set<string>;

  /** @param place The place of the cache; undefined: nothing is read from it or written to it. */
  constructor(place: MemoryPlace | undefined, proved: Iterable<string> = []) {
    this.content = readMemory(place);
    this.proved = new Set([...proved, ...this.content.head.proved]);
  }

  /** The state of base and the markets when none of their files has changed; otherwise undefined. */
  recallShared(places: readonly LayerPlace[]): SharedState | undefined {
    const { shared } = this.content.head;
    const records = new Map(shared.map((record) => [record.id, record]));
    const stay = places.every((place) => {
      const seen = records.get(place.id)?.seen ?? [];
      return seen.length > 0 && looksTheSame(place, seen);
    });
    return stay && places.length === shared.length ? unchangedShared : undefined;
  }

  /**
   * A brand that was valid and has not changed since, nor anything below it that it depends on; undefined when it must
   * be checked.
   */
  recall(id: string, places: ReadonlyMap<string, LayerPlace>, changed: SharedState["changed"]): Remembered | undefined {
    const known = this.#ifUnchanged(id, places);
    if (!known) return undefined;
    const chain = [known];
    for (const below of known.on) {
      const change = changed.get(below);
      if (change !== undefined && (change === "everything" || chain.some((one) => setsAny(one, change))))
        return undefined;
      if (this.#isShared(below)) break;
      const extended = this.#extendedLayer(below, places);
      if (!extended) return undefined;
      chain.push(extended);
    }
    this.#now.set(id, this.content.lines.get(id) as string);
    return known;
  }

  /** Caches a valid brand, unless it was changed just now. */
  remember(id: string, { seen, on, identities, ownParts }: Remembered): void {
    if (this.#now.has(id)) return;
    this.#news = true;
    if (latestIn(seen) + minimumAge < this.#started)
      this.#now.set(id, `${encodeURIComponent(id)} ${JSON.stringify([seen, on, identities, ownParts ?? null])}`);
  }

  /** The content of the cache for the next run. */
  memories(): Memories {
    return { text: [...this.#now.values()].join("\n"), count: this.#now.size, news: this.#news };
  }

  /** Writes the cache for the next run, unless it says the same already. */
  keep(place: MemoryPlace, shared: SharedState, parts: readonly Memories[]): void {
    const count = parts.reduce((sum, one) => sum + one.count, 0);
    if (!shared.now && !parts.some(({ news }) => news) && count === this.content.lines.size) return;
    const records = shared.now ? shared.now.records.map((one) => this.#stableRecord(one)) : this.content.head.shared;
    writeMemory(
      place,
      { engine: place.engine, proved: [...this.proved], shared: records },
      shared.now ? JSON.stringify(shared.now.outlines) : this.content.outlines,
      parts.map(({ text }) => text),
    );
  }

  #stableRecord(record: SharedRecord): SharedRecord {
    return latestIn(record.seen) + minimumAge < this.#started ? record : { ...record, seen: [] };
  }

  #isShared(id: string): boolean {
    return this.content.head.shared.some((one) => one.id === id);
  }

  /** A brand that others extend, if it is unchanged: tested once. */
  #extendedLayer(id: string, places: ReadonlyMap<string, LayerPlace>): Remembered | undefined {
    if (!this.#extended.has(id)) this.#extended.set(id, this.#ifUnchanged(id, places));
    return this.#extended.get(id);
  }

  #ifUnchanged(id: string, places: ReadonlyMap<string, LayerPlace>): Remembered | undefined {
    const line = this.content.lines.get(id);
    const place = places.get(id);
    const known = line === undefined ? undefined : readLine(line);
    return known && place && looksTheSame(place, known.seen) ? known : undefined;
  }
}

/** Whether a brand sets one of some parts, or the section around it; true when that is not known. */
function setsAny({ ownParts }: Remembered, parts: ReadonlySet<string>): boolean {
  if (!ownParts) return true;
  const own = new Set(ownParts);
  for (const part of parts) if (own.has(part) || own.has(part.split("/", 1)[0] as string)) return true;
  return false;
}

function readLine(line: string): Remembered | undefined {
  try {
    const [seen, on, identities, ownParts] = JSON.parse(line.slice(line.indexOf(" ") + 1)) as [
      Seen,
      string[],
      string[],
      string[] | null,
    ];
    return { seen, on, identities, ownParts: ownParts ?? undefined };
  } catch {
    return undefined;
  }
}

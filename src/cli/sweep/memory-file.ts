import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outline } from "#compile/outline.ts";
import type { Seen } from "./read-layer.ts";

/** Where the cache is, and which engine wrote it: another engine may find other mistakes. */
export interface MemoryPlace {
  /** A separate folder, which git ignores. */
  folder: string;
  engine: string;
}

/** Base or a market as it was when the brands above it were cached. */
export interface SharedRecord {
  id: string;
  /** Empty when it has mistakes, or was changed just before: it is then read again. */
  seen: Seen;
  digest: string;
}

/** The first line of the cache file. */
export interface Head {
  engine: string;
  /** Digests of base and markets in which the full check found nothing. */
  proved: string[];
  shared: SharedRecord[];
}

/** The content of the cache file. A brand is a line, and only requested lines are parsed. */
export interface MemoryContent {
  head: Head;
  /** The outlines of base and the markets by id, as JSON: needed only when they changed. */
  outlines: string;
  lines: ReadonlyMap<string, string>;
}

const fileName = "checked.jsonl";
const nothing: MemoryContent = { head: { engine: "", proved: [], shared: [] }, outlines: "{}", lines: new Map() };

/** Reads the cache; it is empty when there is none, or when another engine wrote it. */
export function readMemory(place: MemoryPlace | undefined): MemoryContent {
  if (!place) return nothing;
  try {
    const [first = "", outlines = "", ...lines] = readFileSync(join(place.folder, fileName), "utf8").split("\n");
    const head = JSON.parse(first) as Head;
    return head.engine === place.engine ? { head, outlines, lines: new Map(lines.map(withId)) } : nothing;
  } catch {
    // There is no cache, or it was edited: everything is checked.
    return nothing;
  }
}

function withId(line: string): [id: string, line: string] {
  return [decodeURIComponent(line.slice(0, line.indexOf(" "))), line];
}

/** The outlines of base and the markets when the brands above them were cached; none when the cache was edited. */
export function outlinesIn({ outlines }: MemoryContent): Readonly<Record<string, Outline>> {
  try {
    return JSON.parse(outlines) as Record<string, Outline>;
  } catch {
    return {};
  }
}

/** Replaces the cache. */
export function writeMemory({ folder }: MemoryPlace, head: Head, outlines: string, lines: readonly string[]): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ".gitignore"), "*\n");
    const draft = join(folder, `${fileName}.${process.pid}`);
    writeFileSync(draft, [JSON.stringify(head), outlines, ...lines.filter((line) => line !== "")].join("\n"));
    renameSync(draft, join(folder, fileName));
  } catch {
    // Failing to write the cache is harmless: the next run checks again.
  }
}

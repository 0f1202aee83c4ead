import { dirname, join, resolve } from "node:path";
import { choiceHint } from "#compile/walk/words.ts";
import type { Diagnostic } from "#compile/diagnostic.ts";
import { builtIn } from "../built.ts";
import { foldersOf, type FolderOptions } from "../folders.ts";
import type { Project } from "../project.ts";
import type { Folders } from "../read-sources.ts";
import { UsageError } from "../usage-error.ts";
import { layerPlaces, type LayerPlaces } from "./layer-places.ts";
import { sweep, type Swept } from "./sweep.ts";
import { SweepMemory } from "./sweep-memory.ts";

/** What checking folders found. */
export interface Checked {
  diagnostics: readonly Diagnostic[];
  brandIds: readonly string[];
  /** The files that findings stand in, and how their paths are shown. */
  project: Project;
}

/** What to check, and how. */
export interface CheckWishes extends FolderOptions {
  /** Only these brands; all when empty. */
  only: readonly string[];
  /** Whether what was found sound is kept for the next run, and taken from the last. */
  memory: boolean;
  progress?: (done: number, total: number) => void;
}

/**
 * Checks folders: a quick look at everything first, then the full check of whatever is not surely sound. The full check
 * costs a hundred times as much, and is loaded only when it is needed.
 */
export async function checkFolders(wishes: CheckWishes): Promise<Checked> {
  const folders = foldersOf(wishes);
  const places = layerPlaces(folders);
  if (!places) return (await import("./full-check.ts")).checkAll(wishes);
  requireBrands(places, wishes.only, folders);
  const memory = new SweepMemory(wishes.memory ? memoryPlace(folders) : undefined, builtIn?.proved);
  const swept = await sweepProved(places, wishes, memory);
  const checked = swept.sound ? nothingFound(folders, places, wishes.only) : (await import("./full-check.ts")).checkSuspects(wishes, places, swept, memory);
  memory.save();
  return checked;
}

/** Sweeps; when something stands on layers of which nothing is known yet, they are proved, and it sweeps again. */
async function sweepProved(places: LayerPlaces, { only, progress }: CheckWishes, memory: SweepMemory): Promise<Swept> {
  const look = () => sweep({ ...places, only, memory, ...(progress && { progress }) });
  const first = look();
  if (first.unproved.size === 0) return first;
  const { provedPlaces } = await import("./prove.ts");
  const proved = provedPlaces(places.shared, [...first.unproved.values()]);
  for (const [digest, id] of first.unproved) if (proved.includes(id)) memory.proved.add(digest);
  return proved.length > 0 ? look() : first;
}

function memoryPlace({ brands }: Folders) {
  return builtIn && { folder: join(dirname(resolve(brands)), ".livery"), engine: builtIn.engine };
}

function requireBrands({ brands }: LayerPlaces, only: readonly string[], folders: Folders): void {
  const known = brands.map(({ id }) => id);
  if (known.length === 0) throw new UsageError(`There are no brands in "${folders.brands}": a brand is a folder with a brand.json.`);
  for (const brand of only) if (!known.includes(brand)) throw new UsageError(`There is no brand "${brand}". ${choiceHint(brand, known) ?? ""}`);
}

function nothingFound(folders: Folders, { brands }: LayerPlaces, only: readonly string[]): Checked {
  const brandIds = only.length > 0 ? [...new Set(only)].sort() : brands.map(({ id }) => id);
  return { diagnostics: [], brandIds, project: { files: { texts: {}, assets: [] }, folders, borrowed: new Set(), shown: (path) => path } };
}

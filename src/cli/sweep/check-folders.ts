import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { choiceHint } from "#compile/findings/words.ts";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { builtIn } from "../built.ts";
import { foldersOf, projectFolder, type FolderOptions } from "../folders.ts";
import type { Project } from "../project.ts";
import type { Folders } from "../read-sources.ts";
import { UsageError } from "../usage-error.ts";
import { isBrand, layerPlaces, type LayerPlaces } from "./layer-places.ts";
import { sweep } from "./sweep.ts";
import type { MemoryPlace } from "./memory-file.ts";
import type { SharedLayers } from "./shared-layers.ts";
import { unchangedShared, type SharedState } from "./shared-state.ts";
import { SweepMemory } from "./sweep-memory.ts";

/** The result of checking folders. */
export interface Checked {
  diagnostics: readonly Diagnostic[];
  brandIds: readonly string[];
  /** Those among them that have changed since they were last found valid. */
  looked: readonly string[];
  /** The files that contain findings, and how their paths are shown. */
  project: Project;
}

/** What to check, and how. */
export interface CheckRequest extends FolderOptions {
  /** Only these brands; all when empty. */
  only: readonly string[];
  /** Whether valid layers are cached for the next run, and read from the cache. */
  memory: boolean;
  progress?: (done: number, total: number) => void;
}

/**
 * Checks folders: first what each layer changes in the layers below it, then everything in the brands where a rule
 * finds something, to report what, where and why.
 */
export async function checkFolders(request: CheckRequest): Promise<Checked> {
  const folders = foldersOf(request);
  const places = layerPlaces(folders);
  if (!places) return (await import("./full-check.ts")).checkAll(request);
  requireBrands(places, request.only, folders);
  const memory = request.memory ? memoryPlace(folders) : undefined;
  const before = new SweepMemory(memory, builtIn?.proved);
  const { state, layers } = await sharedState(places, before, memory);
  const swept = await sweep({
    ...places,
    only: request.only,
    before,
    memory,
    state,
    layers,
    progress: request.progress,
  });
  const checked = swept.sound
    ? { ...nothingFound(folders), memories: swept.memories }
    : (await import("./full-check.ts")).checkSuspects(request, places, swept);
  if (memory && request.only.length === 0) before.keep(memory, state, checked.memories);
  return { ...checked, brandIds: swept.brandIds, looked: swept.looked };
}

/** The state of base and the markets: they are read only when one of their files has changed. */
async function sharedState(
  { shared }: LayerPlaces,
  before: SweepMemory,
  memory: MemoryPlace | undefined,
): Promise<{ state: SharedState; layers?: SharedLayers }> {
  const state = before.recallShared(shared);
  if (state) return { state };
  const { SharedLayers: Shared } = await import("./shared-layers.ts");
  const layers = new Shared(shared);
  await prove(layers, before.proved);
  const sound = shared.every(({ id }) => layers.isProved(id, before.proved));
  if (!memory) return { state: { ...unchangedShared, sound }, layers };
  const { comparedShared } = await import("./compared-shared.ts");
  return { state: { sound, ...comparedShared(layers, before.proved, before.content) }, layers };
}

/** Layers not known to be valid get the full check, once. */
async function prove(layers: SharedLayers, proved: Set<string>): Promise<void> {
  if (layers.unproved(proved).length === 0) return;
  const { provedDigests } = await import("./prove.ts");
  for (const digest of provedDigests(layers, proved)) proved.add(digest);
}

/** Where the results of a run are kept for the next one; undefined when the engine runs from its sources. */
export function memoryPlace({ brands }: Folders): MemoryPlace | undefined {
  return builtIn && { folder: join(projectFolder(brands), ".livery"), engine: builtIn.engine };
}

function requireBrands({ brands }: LayerPlaces, only: readonly string[], folders: Folders): void {
  if (!brands.some(isBrand))
    throw new UsageError(
      `There are no brands in "${folders.brands}": a brand is a folder with a brand.json. livery new brand acme creates one.`,
    );
  for (const wanted of only) {
    const place = brands.find(({ id }) => id === wanted);
    if (place && isBrand(place)) continue;
    const known = brands.filter(isBrand).map(({ id }) => id);
    throw new UsageError(
      pathComplaint(wanted, brands) ?? `There is no brand "${wanted}". ${choiceHint(wanted, known) ?? ""}`,
    );
  }
}

/** A file or folder was named instead of a brand. */
function pathComplaint(wanted: string, brands: LayerPlaces["brands"]): string | undefined {
  if (!existsSync(wanted)) return undefined;
  const inside = brands.find(({ folder, packs }) =>
    [folder, packs].some((place) => `${resolve(wanted)}/`.startsWith(`${resolve(place)}/`)),
  );
  return inside
    ? `"${wanted}" is a path, and check takes names of brands: livery check ${inside.id} checks this one.`
    : `"${wanted}" is a path, and check takes names of brands: livery check checks all of them, and --brands names their folder.`;
}

function nothingFound(folders: Folders): Pick<Checked, "diagnostics" | "project"> {
  return {
    diagnostics: [],
    project: { files: { texts: {}, assets: [] }, folders, borrowed: new Set(), shown: (path) => path },
  };
}

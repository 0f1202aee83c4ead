import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { readSources } from "#compile/read/sources.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { memoize } from "#kernel/memoize.ts";
import { engineFolder } from "../engine.ts";
import { foldersOf, projectFolder, type FolderOptions } from "../folders.ts";
import { readPossibleProject } from "../project.ts";
import type { Folders } from "../read-sources.ts";
import { layerPlaces, type LayerPlaces } from "../sweep/layer-places.ts";
import { withLayersBelow } from "../sweep/layers-below.ts";
import type { ChangedBrands } from "./changed-brands.ts";
import { layerSchemas, sharedSchemas, type LayerSchemas, type SharedSchemas } from "./layer-schemas.ts";
import { namesOf } from "./names.ts";

const published = join(engineFolder, "schemas");
/** For how many brands there are schemas: of more, for those that were edited last. */
const mostBrands = 100;

/** Where the schemas for the files of a project's layers are. */
export function schemasFolder({ brands }: Folders): string {
  return join(projectFolder(brands), ".livery/schemas");
}

/** A path as `$ref` and `$schema` have it. */
export function pathFrom(folder: string, place: string): string {
  return relative(resolve(folder), resolve(place)).split(sep).join("/");
}

/** Which layers of a project, apart from its folders. */
export interface SchemaRequest extends FolderOptions {
  /** Only these brands; all when empty. */
  only?: readonly string[];
  /** Only those among them that have changed. */
  changed?: ChangedBrands;
}

/**
 * The schemas from which an editor completes the names of each layer of a project, by layer. A layer with a file that
 * cannot be read has none: it is being edited.
 */
export function projectSchemas({ only = [], changed, ...options }: SchemaRequest): Map<string, LayerSchemas> {
  const folders = foldersOf(options);
  const places = layerPlaces(folders);
  const ids = places && (only.length > 0 ? only : lastEdited(places));
  const wanted = ids && changed ? changed(ids, places) : ids;
  if (wanted?.length === 0) return new Map();
  const { files, borrowed } = readPossibleProject(options, wanted && places && withLayersBelow(wanted, places));
  const { layers, chains, packs } = readSources(files);
  const schemas = new Map<string, LayerSchemas>();
  for (const { id, mainFile } of layers.values()) {
    const chain = chains.get(id);
    if (!chain?.every(({ readable }) => readable) || borrowed.has(mainFile.path)) continue;
    const place = pathFrom(join(schemasFolder(folders), id), published);
    schemas.set(id, layerSchemas(shared("schemas"), namesOf(chain, packs, files.assets), place));
  }
  return schemas;
}

/** What is the same for every layer and every save. */
const shared = memoize((folder: string): SharedSchemas => {
  const place = join(engineFolder, folder);
  const schemas = Object.fromEntries(
    readdirSync(place)
      .filter((name) => name.endsWith(".schema.json"))
      .map((name) => [name, JSON.parse(readFileSync(join(place, name), "utf8")) as JsonObject]),
  );
  return sharedSchemas(schemas, kindsIn(schemas));
});

/** The kinds of files: schemas that only others refer to describe no `$schema`. */
function kindsIn(schemas: Readonly<Record<string, JsonObject>>): string[] {
  return Object.entries(schemas).flatMap(([name, { properties }]) =>
    isObject(properties) && "$schema" in properties ? [name.replace(".schema.json", "")] : [],
  );
}

function lastEdited({ brands }: LayerPlaces): string[] {
  if (brands.length <= mostBrands) return brands.map(({ id }) => id);
  return brands
    .map(({ id, folder }) => ({ id, savedAt: latestIn(folder) }))
    .sort((one, other) => other.savedAt - one.savedAt)
    .slice(0, mostBrands)
    .map(({ id }) => id);
}

/** When a file of a brand was last saved. */
function latestIn(folder: string): number {
  return Math.max(0, ...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
}

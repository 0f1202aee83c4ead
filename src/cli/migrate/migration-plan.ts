import { choiceHint } from "#compile/findings/words.ts";
import { formatsOf, migrateSources, type MigratedSource } from "#compile/migrations/migrate-sources.ts";
import { currentFormat } from "#descriptor/format.ts";
import type { Project } from "../project.ts";
import { UsageError } from "../usage-error.ts";

/** What `livery migrate` would change. */
export interface MigrationPlan {
  /** Layers that can be migrated. */
  layers: readonly MigratedSource[];
  /** New texts by the path of the file. */
  texts: ReadonlyMap<string, string>;
  /** Why other layers are left unchanged: a line each. */
  refusals: readonly string[];
}

/** Migrates a project in memory; the result contains the named layers, or all. */
export function planMigration({ files, borrowed, shown }: Project, wanted: readonly string[]): MigrationPlan {
  const formats = formatsOf(files.texts);
  requireLayers(wanted, [...formats.keys()]);
  const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
  const old = migrateSources(files).layers.filter(({ id }) => isWanted(id));
  const layers = old.filter(({ conflicts }) => conflicts.length === 0);
  const changed = layers.flatMap(({ texts }) =>
    Object.entries(texts).filter(([path, text]) => text !== files.texts[path] && !borrowed.has(path)),
  );
  const newer = [...formats].filter(([id, format = 1]) => isWanted(id) && format > currentFormat);
  return {
    layers,
    texts: new Map(changed),
    refusals: [
      ...old.flatMap(({ conflicts }) => conflicts.map(({ file, message }) => `${shown(file)}: ${message}`)),
      ...newer.map(([id, format]) => `${shown(`brands/${id}/brand.json`)}: ${newerSentence(id, format)}`),
    ],
  };
}

function newerSentence(id: string, format: number | undefined): string {
  return `The layer "${id}" is in format ${format}, and this version of Livery writes format ${currentFormat}. Update Livery.`;
}

function requireLayers(wanted: readonly string[], known: readonly string[]): void {
  for (const id of wanted)
    if (!known.includes(id))
      throw new UsageError(`There is no layer "${id}". ${choiceHint(id, known) ?? "The folder has no brands."}`);
}

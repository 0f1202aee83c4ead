import { isObject, type JsonObject } from "#kernel/json.ts";
import { pointerOf, segmentsOf } from "#kernel/pointer.ts";
import { applyChanges } from "./text/apply-changes.ts";
import { movedPath, type Change } from "./change.ts";
import { fileOf } from "./layer-files.ts";
import { readJson } from "./text/read-json.ts";
import { migrationSteps } from "./registry.ts";
import type { Conflict, LayerDocument, MigrationStep, OldLayer } from "./step.ts";
import { withFormat } from "./text/with-format.ts";

/** The files of one layer, its packs too, as texts by repository-relative path. */
export type LayerTexts = Readonly<Record<string, string>>;

export interface MigratedLayer {
  texts: LayerTexts;
  /** The steps that changed something. */
  steps: readonly MigrationStep[];
  /** What an operator has to decide first; the texts are then unchanged. */
  conflicts: readonly Conflict[];
}

/** A layer in the current format. Only what the steps are about changes; everything unknown stays. */
export function migrateLayer(
  id: string,
  texts: LayerTexts,
  from: number,
  below: JsonObject,
  steps: readonly MigrationStep[] = migrationSteps,
): MigratedLayer {
  const broken = Object.keys(texts).filter((file) => !readJson(texts[file] ?? "").isSound);
  if (broken.length > 0)
    return { texts, steps: [], conflicts: broken.map((file) => ({ file, message: "This is not valid JSON." })) };
  let current = texts;
  const done: MigrationStep[] = [];
  for (const step of steps) {
    if (step.format <= from) continue;
    const { changes, conflicts } = step.run(readLayer(id, current, below));
    if (conflicts.length > 0) return { texts, steps: [], conflicts };
    if (changes.size === 0) continue;
    current = changed(current, changes);
    done.push(step);
  }
  // The format is written last, so that an interrupted migration leaves a layer with the right format.
  const format = Math.max(from, ...steps.map((step) => step.format));
  return { texts: format === from ? current : withFormat(id, current, format), steps: done, conflicts: [] };
}

function readLayer(id: string, texts: LayerTexts, below: JsonObject): OldLayer {
  const documents: LayerDocument[] = [];
  const packs: { file: string; value: JsonObject }[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const { value } = readJson(text);
    if (!isObject(value)) continue;
    const { mount } = fileOf(file) ?? {};
    if (mount) documents.push({ file, mount, value });
    else packs.push({ file, value });
  }
  return { id, documents, packs, below };
}

function changed(texts: LayerTexts, changes: ReadonlyMap<string, readonly Change[]>): LayerTexts {
  const result = { ...texts };
  for (const [file, those] of changes) {
    const text = texts[file] ?? "";
    result[file] = applyChanges(text, [...those, ...movedSuppressions(text, those)]);
  }
  return result;
}

/** The target of a suppression may have moved. */
function movedSuppressions(text: string, changes: readonly Change[]): Change[] {
  const { value } = readJson(text);
  const suppressions = isObject(value) ? value["$suppress"] : undefined;
  if (!Array.isArray(suppressions)) return [];
  return suppressions.flatMap((one, index): Change[] => {
    const at = isObject(one) ? one["at"] : undefined;
    if (typeof at !== "string" || !at.startsWith("/")) return [];
    const moved = pointerOf(movedPath(segmentsOf(at), changes));
    return moved === at ? [] : [{ kind: "replace", path: ["$suppress", index, "at"], value: moved }];
  });
}

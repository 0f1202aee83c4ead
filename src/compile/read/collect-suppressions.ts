import { suppressions as suppressionsSchema, type Suppression } from "#descriptor/suppression.ts";
import { isObject } from "#kernel/json.ts";
import type { FileFinding } from "../layer/layer.ts";
import type { SourceFile } from "./source-file.ts";
import { newWalk } from "../validate/walk.ts";
import { walkSchema } from "../validate/walk-schema.ts";

/** A suppression and its place. */
export interface PlacedSuppression extends Suppression {
  file: SourceFile;
  /** The layer whose file contains it. */
  layer: string;
  /** Its index in the list. */
  index: number;
}

/** The suppressions of all files, and the ones with a wrong shape. */
export function collectSuppressions(files: ReadonlyMap<string, SourceFile>): {
  suppressions: PlacedSuppression[];
  findings: FileFinding[];
} {
  const suppressions: PlacedSuppression[] = [];
  const findings: FileFinding[] = [];
  for (const file of files.values()) {
    if (!isObject(file.value) || !Object.hasOwn(file.value, "$suppress")) continue;
    const layer = layerOfPath(file.path);
    const walk = newWalk();
    const list = walkSchema(suppressionsSchema, file.value["$suppress"], ["$suppress"], walk);
    const sound = walk.mismatches.length === 0;
    if (sound) suppressions.push(...(list as Suppression[]).map((one, index) => ({ ...one, file, layer, index })));
    // Text packs are checked elsewhere as a whole.
    else if (file.path.startsWith("brands/"))
      findings.push(...walk.mismatches.map((mismatch) => findingOf(mismatch, file, layer)));
  }
  return { suppressions, findings };
}

function findingOf(
  { rule, path, at, message, hint }: ReturnType<typeof newWalk>["mismatches"][number],
  file: SourceFile,
  layer: string,
): FileFinding {
  const missing = at === "missing";
  return { rule, layer, file, path: missing ? path.slice(0, -1) : path, at: missing ? "value" : at, message, hint };
}

/** The layer that a file belongs to: "base", "markets/ph" or a brand's id. */
export function layerOfPath(path: string): string {
  return /^(?:brands|text-packs)\/(markets\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? "";
}

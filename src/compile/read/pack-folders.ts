import { didYouMean, meantIn } from "../findings/words.ts";
import type { FileFinding } from "../layer/layer.ts";
import { layerOfPath } from "./collect-suppressions.ts";
import { isWrongName } from "./layer-names.ts";
import type { SourceFile } from "./source-file.ts";

/**
 * Texts in a folder that is named like no layer, once a folder. `meant`: the layers whose texts these probably are.
 *
 * @param layers The names of folders with descriptors, also with those whose names are wrong.
 */
export function packsOfNoLayer(
  files: ReadonlyMap<string, SourceFile>,
  layers: ReadonlySet<string>,
  unreadable: ReadonlySet<string>,
): { findings: FileFinding[]; meant: Set<string> } {
  const found = new Map<string, FileFinding>();
  const meant = new Set<string>();
  for (const file of files.values()) {
    const layer = file.path.startsWith("text-packs/") ? layerOfPath(file.path) : "";
    if (layer === "" || layers.has(layer) || unreadable.has(layer) || found.has(layer)) continue;
    const hint = didYouMean(layer, layers);
    const one = meantIn(hint ?? "");
    if (one !== undefined) meant.add(one);
    // The brand's folder has the wrong name, and is reported.
    if (one !== undefined && isWrongName(one)) continue;
    found.set(layer, {
      rule: "unknown-layer",
      layer: one ?? layer,
      file,
      path: [],
      at: "value",
      message: `Nothing uses the texts in "${layer}": there is no brand or layer of this name.`,
      hint: hint ?? "Name the folder like the folder of its brand, or remove it.",
    });
  }
  return { findings: [...found.values()], meant };
}

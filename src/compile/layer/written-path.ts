import { valueAtPath } from "#kernel/pointer.ts";
import type { Path } from "../validate/walk.ts";
import type { Layer } from "./layer.ts";
import { mergedLayers } from "./merged-layers.ts";
import { presetOf } from "./presets.ts";
import { settingsOf } from "./provenance.ts";

/** What a field of a form, or a part of it, is called in the preset that the field uses. */
export function pathInPreset(layers: readonly Layer[], path: Path): Path | undefined {
  const [section, form = "", part, field = "", ...inside] = path;
  if (section !== "forms" || part !== "fields" || path.length < 4 || inside[0] === "use") return undefined;
  const merged = mergedLayers(layers);
  const preset = presetOf(valueAtPath(merged, ["forms", form, "fields", field]));
  if (preset === undefined || valueAtPath(merged, ["fields", preset]) === undefined) return undefined;
  return ["fields", preset, ...inside];
}

/** Where a part of a brand is written: for what a field takes from a preset, its place there. */
export function writtenPath(layers: readonly Layer[], path: Path): Path {
  if (path[0] !== "forms" || path.length < 5 || settingsOf(layers, path).length > 0) return path;
  return pathInPreset(layers, path) ?? path;
}

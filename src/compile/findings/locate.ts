import { pointerOf } from "#kernel/pointer.ts";
import type { Layer } from "../layer/layer.ts";
import { effectiveSettings, type Setting } from "../layer/provenance.ts";
import type { Place, SourceFile } from "../read/source-file.ts";
import type { Path } from "../validate/walk.ts";

/** A place in a file, and the pointer that names it there. */
export interface Location extends Place {
  file: SourceFile;
  pointer: string;
}

/**
 * Where a value of a merged brand was written: the highest layer that sets it or, for a missing value, the layer that
 * wrote the object that lacks it.
 */
export function locate(layers: readonly Layer[], path: Path, at: "key" | "value" | "missing"): Location {
  const settings = effectiveSettings(layers, path);
  const found = settings.at(-1);
  if (found) return placed(found, at === "key" ? "key" : "value");
  for (let above = path.slice(0, -1); ; above = above.slice(0, -1)) {
    const makers = effectiveSettings(layers, above).filter((one) => one.value !== null);
    const maker = above.length === 0 ? makers.at(-1) : makers[0];
    if (maker) return placed(maker, "key");
    if (above.length === 0) break;
  }
  const file = layers.at(-1)?.mainFile as SourceFile;
  return { file, pointer: "", ...file.placeAt(0, 1) };
}

function placed(setting: Setting, at: "key" | "value"): Location {
  const { file } = setting.fragment;
  return { file, pointer: pointerOf(setting.path), ...file.placeOf(setting.path, at) };
}

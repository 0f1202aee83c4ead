import { isObject } from "#kernel/json.ts";
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
export function locate(all: readonly Layer[], path: Path, at: "key" | "value" | "missing"): Location {
  const layers = at === "missing" ? layersThatLack(all, path) : all;
  const settings = effectiveSettings(layers, path);
  const found = settings.at(-1);
  if (found) return placed(at === "value" ? onlyNullIn(found) : found, at === "key" ? "key" : "value");
  for (let above = path.slice(0, -1); ; above = above.slice(0, -1)) {
    const makers = effectiveSettings(layers, above).filter((one) => one.value !== null);
    const maker = above.length === 0 ? makers.at(-1) : makers[0];
    if (maker) return placed(maker, "key");
    if (above.length === 0) break;
  }
  const file = layers.at(-1)?.mainFile as SourceFile;
  return { file, pointer: "", ...file.placeAt(0, 1) };
}

/** The market's layer declares the market for all brands that extend it. */
function layersThatLack(layers: readonly Layer[], [section]: Path): readonly Layer[] {
  const market = section === "market" ? layers.findLastIndex(({ id }) => id.startsWith("markets/")) : -1;
  return market === -1 ? layers : layers.slice(0, market + 1);
}

/** An object that is empty because its only key is null was emptied by that null. */
function onlyNullIn(setting: Setting): Setting {
  const { path, value } = setting;
  const [key, other] = isObject(value) ? Object.keys(value) : [];
  return isObject(value) && key !== undefined && other === undefined && value[key] === null
    ? { ...setting, path: [...path, key], value: null }
    : setting;
}

function placed(setting: Setting, at: "key" | "value"): Location {
  const { file } = setting.fragment;
  return { file, pointer: pointerOf(setting.path), ...file.placeOf(setting.path, at) };
}

import type { Brand } from "#descriptor/brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import type { SourceFile } from "../read/source-file.ts";
import type { Change } from "./change.ts";
import type { Pack } from "../read/packs.ts";
import type { TextKeys } from "./text-keys.ts";
import type { Path, Walk } from "../validate/walk.ts";

/** A brand whose layers are merged and whose shape was walked, before anyone knows whether it is sound. */
export interface Draft {
  id: string;
  /** False for a layer that no brand extends: it is looked at as far as it goes. */
  isBrand: boolean;
  /** Whether brands extend this layer: it is then looked at only for what no brand above can put right. */
  covered: boolean;
  /** From the lowest. */
  layers: readonly Layer[];
  merged: JsonObject;
  /** With defaults; a `Brand` only when the walk found no mismatch. */
  value: Partial<Brand>;
  walk: Walk;
  /** Paths of which nothing more is said, because a mistake that is told already lies there or above. */
  blind: readonly Path[];
  /** The keys that have words in some language. */
  textKeys: TextKeys;
  /** The packs of each language, from the lowest layer. */
  packs: Readonly<Partial<Record<LanguageCode, readonly Pack[]>>>;
  /** Repository-relative path of each picture by its path in a descriptor. */
  assets: Readonly<Record<string, string>>;
  /**
   * Set when only what the highest layer changes is looked at: `walk` then holds nothing else. Undefined: everything is.
   */
  change?: Change | undefined;
}

/** Something wrong with a brand, at a value of the merged brand; where it was written is found out later. */
export interface Finding {
  /** The file, where it is known already, as for words; the path is then one of that file. */
  file?: SourceFile;
  path: Path;
  at: "key" | "value" | "missing";
  message: string;
  /** The layers to look in, where a layer below is to blame. */
  layers?: readonly Layer[];
  hint?: string | undefined;
  /** For a layer that brands extend: the finding reaches all of them, because none can put it right. */
  reaches?: "brands above";
}

import type { Brand } from "#descriptor/brand.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import type { JsonObject } from "#kernel/json.ts";
import type { SureFix } from "../findings/fix.ts";
import type { Layer } from "./layer.ts";
import type { SourceFile } from "../read/source-file.ts";
import type { Change } from "./change.ts";
import type { Pack } from "../read/packs.ts";
import type { TextKeys } from "./text-keys.ts";
import type { Path, Walk } from "../validate/walk.ts";

/**
 * What can be read of a value that need not match its schema: keys may be absent, entries of maps may be undefined; an
 * array or a condition is read as a whole or not at all. One of several kinds of objects is read when it says which.
 */
export type AsFarAsRead<T> = T extends Condition
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly AsFarAsRead<Entry>[]
    : T extends { kind: string }
      ? ReadKeys<T> & Pick<T, "kind">
      : T extends { action: string }
        ? ReadKeys<T> & Pick<T, "action">
        : T extends object
          ? ReadKeys<T>
          : T;

type ReadKeys<T> = { [Key in keyof T]?: AsFarAsRead<T[Key]> | undefined };

/** A brand with merged layers and a walked shape, not yet known to be valid. */
export interface Draft {
  id: string;
  /** False for a layer that no brand extends: it is checked as far as possible. */
  isBrand: boolean;
  /** Whether brands extend this layer: only mistakes that no brand above can correct are then reported. */
  covered: boolean;
  /** From the lowest. */
  layers: readonly Layer[];
  merged: JsonObject;
  /** With defaults; a `Brand` only when the walk found no mismatch. */
  value: AsFarAsRead<Brand>;
  walk: Walk;
  /** The keys that have text in some language. */
  textKeys: TextKeys;
  /** The packs of each language, from the lowest layer. */
  packs: Readonly<Partial<Record<LanguageCode, readonly Pack[]>>>;
  /** Repository-relative path of each picture by its path in a descriptor. */
  assets: Readonly<Record<string, string>>;
  /**
   * Set when only what the highest layer changes is checked: `walk` then contains nothing else. Otherwise undefined.
   */
  change?: Change | undefined;
  /** The layers below, when nothing was found in them: what the highest layer leaves as it is need not be proved again. */
  below?: Draft | undefined;
}

/** A part of a brand that a finding takes to be right. */
export interface Reliance {
  path: Path;
  /** Whether it also matters what is inside; otherwise only whether the part is there at all. */
  inside?: true;
  /** Whether any error inside matters, and not only one that leaves the part unreadable. */
  errors?: true;
}

/** A place in the merged brand. */
export interface Spot {
  path: Path;
  at: "key" | "value" | "missing";
  /** The layers to search, when a layer below caused it. */
  layers?: readonly Layer[] | undefined;
}

/** A mistake from which several findings follow. */
export interface Cause extends Pick<Spot, "path" | "at"> {
  message: string;
  hint?: string | undefined;
  /** Whether one finding is enough to tell: a layer above it made the mistake. */
  isEnough: boolean;
  /** Parts that it spoils, besides the places of the findings. */
  explains?: readonly Path[];
}

/** A problem with a value of the merged brand; the file that contains it is located later. */
export interface Finding extends Spot {
  /** The file, when it is already known, as for texts; the path is then one in that file. */
  file?: SourceFile;
  message: string;
  hint?: string | undefined;
  /** The edit that corrects it, where the rule is sure that no other would. */
  fix?: SureFix;
  /** For a misspelt key: the path that was probably meant, which is then not missing. */
  meant?: Path | undefined;
  /** Parts that this mistake spoils, wherever it was made: what relies on them follows from it. */
  explains?: readonly Path[];
  /** While there is a mistake in this part, or in one of them, the finding is not reported: it may follow from that. */
  relies?: Reliance | readonly Reliance[];
  /** What is wrong instead, when another finding names it, too: correcting it corrects all of them. */
  cause?: Cause | undefined;
  /** The places of the findings that follow from this one. */
  related?: readonly Spot[];
  /** For a layer that brands extend: the finding affects all of them, because none can correct it. */
  reaches?: "brands above";
}

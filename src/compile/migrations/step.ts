import type { JsonObject } from "#kernel/json.ts";
import type { Change } from "./change.ts";

/** A file of a layer, read. */
export interface LayerDocument {
  /** Repository-relative path: "brands/acme/screens/home.json". */
  file: string;
  /** Where its content stands in a brand: none for brand.json, ["screens", "home"] for that screen's file. */
  mount: readonly string[];
  value: JsonObject;
}

/** A layer as a step gets it. */
export interface OldLayer {
  id: string;
  documents: readonly LayerDocument[];
  /** Text packs: words by key. */
  packs: readonly { file: string; value: JsonObject }[];
  /** What the layers below say together, in the format of today: a partial override does not say which widget it is about. */
  below: JsonObject;
}

/** What a step found: the changes of each file, and what a person has to decide first. */
export interface StepResult {
  changes: ReadonlyMap<string, readonly Change[]>;
  /** With one of them the layer is left as it is. */
  conflicts: readonly Conflict[];
}

/** What a person has to decide before a layer can be migrated. */
export interface Conflict {
  file: string;
  /** A sentence, and what to do. */
  message: string;
}

/** One change of the format. Steps are never deleted and never get another number: layers of any age may still come. */
export interface MigrationStep {
  /** Counts all steps of all formats. */
  number: number;
  /** The format that the step leads to. */
  format: number;
  /** Kebab-case: the name of its folder. */
  name: string;
  /** What it does, for the person whose files it changes. */
  description: string;
  /** Pure; applied to its own result it finds nothing. */
  run(layer: OldLayer): StepResult;
}

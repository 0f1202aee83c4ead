import type { JsonObject } from "#kernel/json.ts";
import type { Change } from "./change.ts";

/** A file of a layer, read. */
export interface LayerDocument {
  /** Repository-relative path: "brands/acme/screens/home.json". */
  file: string;
  /** Where its content belongs in a brand: none for brand.json, ["screens", "home"] for that screen's file. */
  mount: readonly string[];
  value: JsonObject;
}

/** The input of a step: a layer. */
export interface OldLayer {
  id: string;
  documents: readonly LayerDocument[];
  /** Text packs: texts by key. */
  packs: readonly { file: string; value: JsonObject }[];
  /** The merged layers below, in the current format: a partial override does not name its widget's type. */
  below: JsonObject;
}

/** What a step found: the changes of each file, and what an operator has to decide first. */
export interface StepResult {
  changes: ReadonlyMap<string, readonly Change[]>;
  /** With one of them the layer is unchanged. */
  conflicts: readonly Conflict[];
}

/** What an operator has to decide before a layer can be migrated. */
export interface Conflict {
  file: string;
  /** A sentence, and what to do. */
  message: string;
}

/**
 * One change of the format. From the first release on, steps are never deleted or renumbered, because layers of any age
 * may still be migrated.
 */
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

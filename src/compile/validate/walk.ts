import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { LiveryMeta, ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import type { FieldType } from "#gateway/field-types.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";

/** Steps from the root of a brand to a value. */
export type Path = readonly (string | number)[];

/** The rules that a walk along the schema can find violated. */
export type ShapeRule =
  | "wrong-shape"
  | "unknown-key"
  | "unknown-widget"
  | "unknown-slot"
  | "unknown-icon"
  | "forbidden-link";

/** A value that does not match the schema. */
export interface Mismatch {
  rule: ShapeRule;
  path: Path;
  /** What to mark: the key, the value or, for a missing key, the object that lacks it. */
  at: "key" | "value" | "missing";
  message: string;
  hint?: string | undefined;
  /**
   * For a misspelt key: the path that was probably meant. The value there is not checked, because part of it is
   * missing.
   */
  meant?: Path | undefined;
  /** A part of the brand that it takes to be right. */
  relies?: { path: Path };
}

/** A string that names something declared elsewhere. */
export interface Reference {
  kind: ReferenceKind;
  name: string;
  path: Path;
  /** What a source must list. */
  entity?: string | undefined;
  /** What a source must answer, where any entity will do. */
  answers?: LiveryMeta["answers"];
  /** The value of a field that the text is a word for, where the contract and not the brand names the key. */
  wordFor?: string | undefined;
  /** Whether values for the placeholders of the text may be beside it. */
  valued?: "screen" | "form";
}

/** A name of a field. */
export interface FieldUse {
  name: string;
  path: Path;
  at: "key" | "value";
  /** The key of the source whose field it is, in an object around it. */
  source: string;
  /** Where the cell is that shows it; absent where only the name is used. */
  cell?: Path;
  /** The types that the field must have; any when absent. */
  types?: readonly FieldType[];
  /** Whether the field must tell entries apart. */
  identifies?: true;
}

/** A widget in its place. */
export interface PlacementUse {
  widget: WidgetType;
  path: Path;
}

/** A well-formed condition in its place. */
export interface ConditionUse {
  condition: Condition;
  path: Path;
}

/** The result of one walk along schema and value. */
export interface Walk {
  mismatches: Mismatch[];
  references: Reference[];
  placements: PlacementUse[];
  /** Whole conditions, not their parts. */
  conditions: ConditionUse[];
  fields: FieldUse[];
  /** Pointers of the maps whose entries are ordered. */
  collections: Set<string>;
  /** Whether the root may lack sections: brands complete the layers below them. */
  partial?: boolean;
}

export function newWalk(): Walk {
  return { mismatches: [], references: [], placements: [], conditions: [], fields: [], collections: new Set() };
}

/** Adds the result of one walk to another. */
export function addWalk(from: Walk, into: Walk): void {
  for (const one of from.mismatches) into.mismatches.push(one);
  for (const one of from.references) into.references.push(one);
  for (const one of from.placements) into.placements.push(one);
  for (const one of from.conditions) into.conditions.push(one);
  for (const one of from.fields) into.fields.push(one);
  for (const one of from.collections) into.collections.add(one);
}

/** Adds what a text names by its schema: something that is declared elsewhere, or a field. */
export function addNamed(livery: LiveryMeta, name: string, path: Path, into: Walk): void {
  const { reference, entity, answers, field, types, identifies, valued } = livery;
  if (reference !== undefined)
    into.references.push({ kind: reference, name, path, entity, answers, ...(valued && { valued }) });
  else if (field !== undefined)
    into.fields.push({
      name,
      path,
      at: "value",
      source: field,
      ...(types && { types }),
      ...(identifies && { identifies }),
    });
}

/** Whether a path is equal to or below another. */
export function within(path: Path, above: Path): boolean {
  return above.length <= path.length && above.every((step, index) => step === path[index]);
}

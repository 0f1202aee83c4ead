import type { LanguageCode } from "#descriptor/identity.ts";
import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";

/** A schema in the generated table; numbers point at other nodes. */
export type ShapeNode =
  | { k: "object"; p: Record<string, number>; r: string[]; rest?: number; placement?: boolean }
  | { k: "record"; keys: { values?: string[]; pattern?: string }; v: number }
  | { k: "array"; e: number; min?: number; max?: number }
  | { k: "tagged"; key: string; m: Record<string, number> }
  | { k: "keyed"; m: Record<string, number> }
  | { k: "either"; o: number[] }
  | { k: "string"; patterns?: string[]; min?: number; max?: number; ref?: string; entity?: string }
  | { k: "number"; int?: boolean; min?: number; max?: number }
  | { k: "choice"; values: string[]; ref?: string; entity?: string }
  | { k: "boolean" }
  | { k: "anything" };

/** What `npm run generate` writes into shapes.json. */
export interface ShapeTable {
  brand: number;
  pack: number;
  widgets: Record<string, { options: number; slots: "any" | string[]; texts: string[] }>;
  calls: Record<string, { lists?: string; parameters: Record<string, number>; required: string[]; fields: string[] }>;
  /** What a form's `after` may name. */
  answers: string[];
  languages: readonly LanguageCode[];
  /** Names of files that a layer may have beside brand.json. */
  files: string[];
  /** Folders that a layer may have, with an entry a file. */
  folders: string[];
  nodes: ShapeNode[];
}

/** A node with its neighbours in place of their numbers. */
export type Shape =
  | {
      kind: "object";
      properties: ReadonlyMap<string, Shape>;
      required: readonly string[];
      rest: Shape | undefined;
      placement: boolean;
      /** Those of its properties that are asked for at every object. */ when: Shape | undefined;
      call: Shape | undefined;
    }
  | { kind: "record"; names: ReadonlySet<string> | undefined; pattern: RegExp | undefined; value: Shape }
  | { kind: "array"; entry: Shape; min: number; max: number }
  | { kind: "tagged"; key: string; branches: ReadonlyMap<string, Shape> }
  | { kind: "keyed"; branches: ReadonlyMap<string, Shape> }
  | { kind: "either"; branches: readonly Shape[] }
  | {
      kind: "string";
      patterns: readonly RegExp[];
      min: number;
      max: number;
      reference: ReferenceKind | undefined;
      entity: string | undefined;
    }
  | { kind: "number"; whole: boolean; min: number; max: number }
  | { kind: "choice"; values: ReadonlySet<unknown>; reference: ReferenceKind | undefined }
  | { kind: "boolean" }
  | { kind: "anything" };

/** Links the table's nodes: a graph with circles, for a screen has widgets in slots of widgets. */
export function linkShapes(nodes: readonly ShapeNode[]): readonly Shape[] {
  const shapes = nodes.map(() => ({}) as Shape);
  const at = (index: number) => shapes[index] as Shape;
  const all = (names: Record<string, number>) =>
    new Map(Object.entries(names).map(([name, index]) => [name, at(index)]));
  nodes.forEach((node, index) => Object.assign(at(index), linked(node, at, all)));
  return shapes;
}

function linked(
  node: ShapeNode,
  at: (index: number) => Shape,
  all: (names: Record<string, number>) => Map<string, Shape>,
): Shape {
  switch (node.k) {
    case "object":
      return {
        kind: "object",
        ...askedFor(all(node.p)),
        required: node.r,
        rest: node.rest === undefined ? undefined : at(node.rest),
        placement: node.placement === true,
      };
    case "record":
      return {
        kind: "record",
        names: node.keys.values && new Set(node.keys.values),
        pattern: node.keys.pattern === undefined ? undefined : new RegExp(node.keys.pattern),
        value: at(node.v),
      };
    case "array":
      return { kind: "array", entry: at(node.e), ...bounds(node) };
    case "tagged":
      return { kind: "tagged", key: node.key, branches: all(node.m) };
    case "keyed":
      return { kind: "keyed", branches: all(node.m) };
    case "either":
      return { kind: "either", branches: node.o.map(at) };
    case "string":
      return {
        kind: "string",
        patterns: (node.patterns ?? []).map((source) => new RegExp(source)),
        ...bounds(node),
        reference: node.ref as ReferenceKind | undefined,
        entity: node.entity,
      };
    case "number":
      return { kind: "number", whole: node.int === true, ...bounds(node) };
    case "choice":
      return { kind: "choice", values: new Set(node.values), reference: node.ref as ReferenceKind | undefined };
    default:
      return { kind: node.k };
  }
}

function askedFor(properties: ReadonlyMap<string, Shape>) {
  return { properties, when: properties.get("when"), call: properties.get("call") };
}

function bounds({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): {
  min: number;
  max: number;
} {
  return { min, max };
}

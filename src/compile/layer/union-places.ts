import type { z } from "zod";
import { widgetDescriptions, type WidgetType } from "#descriptor/widgets/index.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { choicesOf, nodeOf, shapeOf, stripped, type SchemaNode } from "../validate/zod-schema.ts";

/** How layers meet where a value is one of several kinds, in the words of every page and command that says so. */
export const otherKindReplaces =
  "A value of another kind than the one below (another action, widget or kind of field, another word of a condition, another source of a binding) replaces all of it.";

/** The schema of a place in a brand; undefined where there is none: objects are merged there. */
export type Place = z.ZodType | undefined;

/** What a schema says of the objects of two layers at its place. */
interface Objects {
  /** Whether they are of different kinds: merged they would be neither. */
  differ: (below: JsonObject, own: JsonObject) => boolean;
  /** The place of an entry. */
  entry: (below: JsonObject, own: JsonObject, key: string) => Place;
}

/** Whether a layer's value is of another kind than the one below; one that names no kind is of the same. */
export function isOtherKind(place: Place, below: Json | undefined, own: Json | undefined): boolean {
  return place !== undefined && isObject(below) && isObject(own) && objectsAt(place).differ(below, own);
}

/** The place of an entry of the objects of two layers. */
export function placeIn(place: Place, below: JsonObject, own: JsonObject, key: string): Place {
  return place && objectsAt(place).entry(below, own, key);
}

const objectsAt: (schema: z.ZodType) => Objects = memoizeByIdentity((schema: z.ZodType): Objects => {
  const inner = stripped(schema);
  const node = nodeOf(inner);
  if (node.kind === "union" && node.discriminator !== undefined)
    return discriminated(node.discriminator, node.branches);
  if (node.kind === "union") return keyed(node.branches.flatMap(objectsAmong));
  if (node.kind === "object" && node.id === "placement") return placements(node);
  return { differ: () => false, entry: (_below, _own, key) => entryOf(inner, key) };
});

/** One key names the kind: an action, a field, a filter. */
function discriminated(by: string, branches: readonly z.ZodType[]): Objects {
  const named = new Map(
    branches.flatMap((branch) => (choicesOf(shapeOf(branch)[by] as z.ZodType) ?? []).map((name) => [name, branch])),
  );
  return {
    differ: (below, own) => differIn(by, below, own),
    entry: (below, own, key) => entryOf(named.get(String(own[by] ?? below[by])), key),
  };
}

/** A widget is one of several kinds, too: what is in it belongs to the widget. */
function placements(node: SchemaNode & { kind: "object" }): Objects {
  return {
    differ: (below, own) => differIn("widget", below, own),
    entry: (below, own, key) => (key === "options" ? optionsOf(own["widget"] ?? below["widget"]) : node.shape[key]),
  };
}

function optionsOf(widget: Json | undefined): Place {
  const isKnown = typeof widget === "string" && Object.hasOwn(widgetDescriptions, widget);
  return isKnown ? widgetDescriptions[widget as WidgetType].options : undefined;
}

function differIn(by: string, below: JsonObject, own: JsonObject): boolean {
  const [named, other] = [below[by], own[by]];
  return typeof named === "string" && typeof other === "string" && named !== other;
}

/** Each kind has keys of its own: a condition, a binding, a text with values. */
function keyed(branches: readonly z.ZodType[]): Objects {
  const isOne = (keys: readonly string[]) => branches.some((branch) => keys.every((key) => entryOf(branch, key)));
  return {
    differ: (below, own) => {
      const keys = Object.keys(own);
      return branches.length > 0 && keys.length > 0 && !isOne([...keys, ...Object.keys(below)]);
    },
    entry: (_below, _own, key) => branches.map((branch) => entryOf(branch, key)).find(Boolean),
  };
}

/** The branches for objects, of a union within a union too. */
function objectsAmong(branch: z.ZodType): readonly z.ZodType[] {
  const inner = stripped(branch);
  const node = nodeOf(inner);
  if (node.kind === "union") return node.branches.flatMap(objectsAmong);
  return node.kind === "object" || node.kind === "record" ? [inner] : [];
}

function entryOf(schema: Place, key: string): Place {
  const node = schema && nodeOf(schema);
  if (node?.kind === "record") return node.value;
  return node?.kind === "object" ? (Object.hasOwn(node.shape, key) ? node.shape[key] : node.rest) : undefined;
}

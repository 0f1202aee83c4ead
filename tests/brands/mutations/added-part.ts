import { findNodeAtLocation, parseTree, type JSONPath } from "jsonc-parser";
import { required } from "#kernel/assert.ts";
import { isObject } from "#kernel/json.ts";
import { positionOf, replaced } from "./edit.ts";
import type { GoodFile } from "./good-site.ts";
import type { Mutation } from "./mutation.ts";

/** A place in a part: the steps to it, and whether its key or its value is meant. */
export interface PartPlace {
  at: JSONPath;
  mark?: "key";
}

/** A change of a part, and where it is reported when not there. */
export interface PartChange extends PartPlace {
  /** JSON. */
  by: string;
  reported?: readonly PartPlace[];
}

/** A part without a mistake that a brand can have besides its own: in a section, under the id "tried". */
export interface AddedPart {
  section: "forms" | "screens";
  good: object;
  /** Further entries of brand.json that it needs. */
  besides?: string;
}

/** A brand.json in which a part is added, with one change. Undefined for files that have such a section. */
export function withPart(
  file: GoodFile,
  { section, good, besides = "" }: AddedPart,
  change: PartChange,
): Mutation | undefined {
  const root = file.isPack || !file.path.endsWith("/brand.json") ? undefined : file.places[0];
  const offset =
    root && isObject(root.json) && root.json[section] === undefined ? root.children[0]?.key?.offset : undefined;
  if (offset === undefined) return undefined;
  const start = `"${section}": { "tried": `;
  const whole = JSON.stringify(good);
  const part = replaced(whole, spanOf(whole, change), change.by).text;
  const { text } = replaced(file.text, { offset, length: 0 }, `${start}${part} }, ${besides}`);
  const spans = change.reported?.map((place) => spanOf(part, place)) ?? [spanOf(whole, change)];
  const places = spans.map((span) => ({ file: file.path, ...positionOf(text, offset + start.length + span.offset) }));
  return { text, ...required(places[0], "a place"), anyOf: places, path: [section, "tried"] };
}

function spanOf(part: string, { at, mark }: PartPlace): { offset: number; length: number } {
  const node = required(findNodeAtLocation(required(parseTree(part), "a tree"), at), at.join("/"));
  return mark === "key" ? required(node.parent?.children?.[0], "a key") : node;
}

/** The name at a place of a part. */
export function nameAt(part: object, { at, mark }: PartPlace): string {
  if (mark === "key") return String(at.at(-1));
  return String(at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], part));
}

/** A part that is replaced by an object, of which the last entry is wrong. */
export function wrongLast(at: string[], by: object, mark?: "key"): { at: string[]; by: object; reported: PartPlace } {
  return { at, by, reported: { at: [...at, Object.keys(by).at(-1) ?? ""], ...(mark && { mark }) } };
}

import { collections } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Draft } from "./draft.ts";

/**
 * What a layer changes in the layers below, by parts: a section, or an entry of a collection. Merging keeps the objects
 * that a layer does not touch, so a part is unchanged when it is the same object.
 */
export interface Change {
  /** The merged layers below, in which the full check found nothing. */
  below: Draft;
  /** The same layers merged with this one. */
  whole: Draft;
  /** Parts that are new or a different object: "theme", "screens/home". */
  parts: ReadonlySet<string>;
  /** Parts that were removed. */
  removed: ReadonlySet<string>;
}

/** Sections whose entries are separate parts. */
const divided: ReadonlySet<string> = new Set([...Object.keys(collections), "flags"]);

/** The steps to a part. */
export function stepsOf(part: string): [section: string, ...entry: string[]] {
  const at = part.indexOf("/");
  return at === -1 ? [part] : [part.slice(0, at), part.slice(at + 1)];
}

/** The parts of a layer or of merged layers, by name. A section that is removed or replaced is one part. */
export function partsOf(value: JsonObject): Map<string, Json> {
  const parts = new Map<string, Json>();
  for (const [section, inner] of Object.entries(value)) {
    if (!divided.has(section) || !isObject(inner)) parts.set(section, inner);
    else for (const [entry, one] of Object.entries(inner)) parts.set(`${section}/${entry}`, one);
  }
  return parts;
}

/** Compares the merged layers with and without the highest. */
export function changeOf(whole: Draft, below: Draft): Change {
  const parts = new Set<string>();
  const removed = new Set<string>();
  const compare = (now: JsonObject, before: JsonObject, prefix: string) => {
    for (const key of Object.keys(now)) {
      const [value, old] = [now[key], before[key]];
      if (value === old) continue;
      if (prefix === "" && divided.has(key) && isObject(value) && isObject(old)) compare(value, old, `${key}/`);
      else if (prefix === "" && divided.has(key) && isObject(value)) compare(value, {}, `${key}/`);
      else parts.add(prefix + key);
    }
    for (const key of Object.keys(before)) if (!Object.hasOwn(now, key)) removed.add(prefix + key);
  };
  compare(whole.merged, below.merged, "");
  return { below, whole, parts, removed };
}

/** Whether a part is checked: all are, unless only a change is. */
export function looksAt({ change }: Draft, part: string): boolean {
  return change === undefined || change.parts.has(part);
}

/** The entries of a section that are checked: all are, unless only a change is. */
export function entriesLookedAt({ change, value }: Draft, section: keyof Draft["value"]): string[] {
  if (!change) return Object.keys((value[section] as object | undefined) ?? {});
  return [...change.parts].flatMap((part) => {
    const [changed, entry] = stepsOf(part);
    return changed === section && entry !== undefined ? [entry] : [];
  });
}

/** Whether a layer removes entries of a section. */
export function removesFrom({ removed }: Change, section: string): boolean {
  for (const part of removed) if (part === section || part.startsWith(`${section}/`)) return true;
  return false;
}

/** Whether a layer changes anything in some sections. */
export function touches({ parts, removed }: Change, ...sections: readonly string[]): boolean {
  for (const set of [parts, removed])
    for (const part of set)
      if (sections.some((section) => part === section || part.startsWith(`${section}/`))) return true;
  return false;
}

/** Whether a layer changes entries that the layers below have in some sections: references to them may be affected. */
export function alters({ parts, removed, below }: Change, ...sections: readonly string[]): boolean {
  for (const set of [parts, removed])
    for (const part of set) {
      const [section, entry] = stepsOf(part);
      if (!sections.includes(section)) continue;
      const old = below.merged[section];
      if (entry === undefined || (isObject(old) && Object.hasOwn(old, entry))) return true;
    }
  return false;
}

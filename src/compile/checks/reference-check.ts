import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { nearest } from "#kernel/near.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { Draft, Finding } from "../draft.ts";
import type { Layer } from "../layer.ts";
import { settingsOf } from "../provenance.ts";
import { within, type Reference } from "../walk/walk.ts";
import { choiceHint, meantHint } from "../walk/words.ts";
import type { Check } from "./check.ts";
import { coveredReferences } from "./covered-references.ts";

interface About {
  id: string;
  description: string;
  kind: ReferenceKind;
  /** What is named, in a word: "route". */
  noun: string;
  /** The section whose entries are named; null when they are no entries. */
  section: "routes" | "screens" | "flags" | "rules" | "forms" | "menus" | "access" | null;
  /** The names that exist in a brand, when they are no entries of a section. */
  names?: (draft: Draft) => readonly string[];
  /** A remark for a name that is near no other. */
  remark?: (reference: Reference, draft: Draft) => string | undefined;
}

/** A rule that every name of one kind must name something that the brand has. */
export function referenceCheck(about: About): Check {
  const { id, description } = about;
  return { id, description, severity: "error", run: { brand: (draft) => danglingNames(about, draft), across: (drafts) => coveredNames(about, drafts) } };
}

function coveredNames({ kind, section, noun }: About, drafts: readonly Draft[]): { draft: Draft; finding: Finding }[] {
  if (section === null) return [];
  const known = (draft: Draft) => Object.keys(draft.value[section] ?? {});
  const isBlind = ({ blind }: Draft) => blind.some((place) => within([section], place));
  return coveredReferences(drafts, { kind, knows: (draft, name) => isBlind(draft) || Object.hasOwn(draft.value[section] ?? {}, name) })
    .map(({ draft, reference: { name, path } }) => ({ draft, finding: { path, at: "value", message: `There is no ${noun} "${name}".`, hint: choiceHint(name, known(draft)) } }));
}

/** A slip is hardly made alike so often: a name that so many places have is one that has gone. */
const hardlyAlike = 3;

function danglingNames(about: About, draft: Draft): Finding[] {
  const { kind, section, noun } = about;
  if (section !== null && draft.blind.some((place) => within([section], place))) return [];
  const known = section === null ? (about.names?.(draft) ?? []) : Object.keys(draft.value[section] ?? {});
  const all = new Set(known);
  const references = draft.walk.references.filter((reference) => reference.kind === kind);
  const dangling = new Map<string, Reference[]>();
  for (const reference of references) if (!all.has(reference.name)) dangling.set(reference.name, [...(dangling.get(reference.name) ?? []), reference]);
  const unnamed = new Set(known.filter((name) => !references.some((reference) => reference.name === name)));
  const illNamed = draft.walk.mismatches.flatMap(({ path, at }) => (at === "key" && path.length === 2 && path[0] === section ? [String(path[1])] : []));
  return [...dangling].flatMap(([name, places]): Finding[] => {
    if (nearest(name, illNamed) !== undefined) return [];
    const misspelt = section !== null && places.length > 1 ? nearest(name, unnamed) : undefined;
    if (misspelt !== undefined) return [{ path: [section as string, misspelt], at: "key", message: `Nothing names the ${noun} "${misspelt}", but ${places.length} places name "${name}".`, hint: meantHint(name) }];
    const told = toldOnce(places, draft);
    const removed = section === null ? undefined : settingsOf(draft.layers, [section, name]).at(-1);
    if (removed?.value === null) return [{ path: [section as string, name], at: "value", message: `The ${noun} "${name}" is removed here, but still named.`, hint: `It is named at ${pointerOf(told.path)}${places.length > 1 ? ` and in ${places.length - 1} more ${places.length > 2 ? "places" : "place"}` : ""}. Keep it, or change that.` }];
    const isGone = places.length >= hardlyAlike || (places.length > 1 && nearest(name, known) === undefined);
    return (isGone ? [told] : places).map((reference) => ({ path: reference.path, at: "value", message: `There is no ${noun} "${name}".`, hint: about.remark?.(reference, draft) ?? choiceHint(name, known) }));
  });
}

/** The place that stands for several: the first in the lowest layer, so that all brands on it say the same. */
function toldOnce(places: readonly Reference[], { layers }: Draft): Reference {
  const heights = places.map(({ path }) => layers.indexOf(settingsOf(layers, path).at(-1)?.layer as Layer));
  const lowest = Math.min(...heights.filter((height) => height !== -1));
  return places[Math.max(0, heights.indexOf(lowest))] as Reference;
}

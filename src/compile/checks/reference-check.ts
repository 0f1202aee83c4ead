import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { nearest } from "#kernel/near.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { Draft, Finding } from "../layer/draft.ts";
import { removesFrom, type Change } from "../layer/change.ts";
import { settingsOf } from "../layer/provenance.ts";
import { writtenPath } from "../layer/written-path.ts";
import type { Reference } from "../validate/walk.ts";
import { choiceHint, meantHint } from "../findings/words.ts";
import type { Check } from "./check.ts";
import { coveredReferences } from "./covered-references.ts";
import { lowestPlace } from "./lowest-place.ts";
import { misspeltEntries } from "./misspelt-entries.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** A rule about names. */
export interface About extends Pick<Check, "id" | "description" | "about"> {
  kind: ReferenceKind;
  /** What is named: "tab bar". */
  noun: string;
  /** The section whose entries are named; null when they are not entries. */
  section: "routes" | "screens" | "flags" | "rules" | "forms" | "fields" | "footers" | "menus" | "access" | null;
  /** The targets that exist in a brand, when they are not entries of a section. */
  names?: (draft: Draft) => Readonly<Record<string, unknown>>;
  /** The hint when no name is similar. */
  remark?: (reference: Reference, draft: Draft) => string | undefined;
}

/** As it is written: `noun` is only needed where it is not the kind. */
export type ReferenceRule = Omit<About, "noun"> & Partial<Pick<About, "noun">>;

/** A rule that every name of one kind must name something that the brand has. */
export function referenceCheck(rule: ReferenceRule): Check {
  const about: About = { noun: rule.kind, ...rule };
  const danglingIn = memoizeByIdentity((draft: Draft) => danglingNames(about, draft));
  const misspelt = (draft: Draft) => misspeltEntries(draft, about);
  return {
    id: about.id,
    description: about.description,
    about: about.about ?? [],
    severity: "error",
    ...(about.section !== null && {
      beyond: {
        when: (change: Change) => removesFrom(change, about.section as string),
        because: "Parts that the layer does not change may use a name that it removes.",
      },
    }),
    run: {
      brand: (draft) => [...danglingIn(draft).findings, ...misspelt(draft)],
      layer: misspelt,
      across: (drafts) => [...goneNames(about, drafts, danglingIn), ...coveredNames(about, drafts)],
    },
  };
}

/** That a name is unknown follows from a mistake in its section, and from one that another entry was meant to be it. */
function reliance({ section }: About, name: string): Pick<Finding, "relies"> {
  return section === null ? {} : { relies: { path: [section, name] } };
}

/** Dangling references of a brand. */
interface Dangling {
  findings: readonly Finding[];
  /**
   * Names that resemble none, or that occur in many places: their target was removed, which is reported once for all of
   * them.
   */
  gone: readonly { name: string; places: readonly Reference[]; hint: string | undefined }[];
}

function coveredNames(about: About, drafts: readonly Draft[]): { draft: Draft; finding: Finding }[] {
  const { kind, section, noun } = about;
  if (section === null) return [];
  const known = (draft: Draft) => Object.keys(draft.value[section] ?? {});
  return coveredReferences(drafts, {
    kind,
    knows: (draft, name) => Object.hasOwn(draft.value[section] ?? {}, name),
  }).map(({ draft, reference: { name, path } }) => ({
    draft,
    finding: {
      path,
      at: "value",
      message: `There is no ${noun} "${name}".`,
      hint: choiceHint(name, known(draft)),
      ...reliance(about, name),
    },
  }));
}

/** By how many letters a slip of the keys makes a name longer or shorter, at most. */
const SLIP = 2;

/** The same typo is unlikely in this many places: the target was removed. */
const hardlyAlike = 2;

function danglingNames(about: About, draft: Draft): Dangling {
  const { kind, section, noun } = about;
  const entries: object = (section === null ? about.names?.(draft) : draft.value[section]) ?? {};
  const references = draft.walk.references.filter((reference) => reference.kind === kind);
  const seen = new Set<string>();
  const dangling = new Map<string, Reference[]>();
  for (const reference of references) {
    if (Object.hasOwn(entries, reference.name)) continue;
    // What several fields take from one preset is named once.
    const path = writtenPath(draft.layers, reference.path);
    if (seen.has(pointerOf(path))) continue;
    seen.add(pointerOf(path));
    const places = dangling.get(reference.name);
    if (places) places.push({ ...reference, path });
    else dangling.set(reference.name, [{ ...reference, path }]);
  }
  if (dangling.size === 0) return { findings: [], gone: [] };
  const known = Object.keys(entries);
  const used = new Set(references.map(({ name }) => name));
  const unnamed = known.filter((name) => !used.has(name));
  const illNamed = draft.walk.mismatches.flatMap(({ path, at }) =>
    at === "key" && path.length === 2 && path[0] === section ? [String(path[1])] : [],
  );
  const gone: Dangling["gone"][number][] = [];
  const findings = [...dangling].flatMap(([name, places]): Finding[] => {
    if (nearest(name, illNamed) !== undefined) return [];
    if (section !== null && settingsOf(draft.layers, [section, name]).at(-1)?.value === null)
      return [{ ...removedName([section, name], noun, places), ...reliance(about, name) }];
    const alike = unnamed.filter((other) => Math.abs(other.length - name.length) <= SLIP);
    const misspelt = section !== null && places.length > 1 ? nearest(name, alike) : undefined;
    if (misspelt !== undefined)
      return [
        {
          path: [section as string, misspelt],
          at: "key",
          message: `Nothing uses the ${noun} "${misspelt}", but ${places.length} places use "${name}".`,
          hint: meantHint(name),
          meant: [section as string, name],
          relies: { path: [section as string] },
        },
      ];
    const hintFor = (reference: Reference) => about.remark?.(reference, draft) ?? choiceHint(name, known);
    if (places.length >= hardlyAlike || nearest(name, known) === undefined) {
      gone.push({ name, places, hint: hintFor(places[0] as Reference) });
      return [];
    }
    return places.map((reference) => ({
      path: reference.path,
      at: "value",
      message: `There is no ${noun} "${name}".`,
      hint: hintFor(reference),
      ...reliance(about, name),
    }));
  });
  return { findings, gone };
}

function removedName(path: readonly [string, string], noun: string, places: readonly Reference[]): Finding {
  const others = places.length > 1 ? ` and in ${places.length - 1} more ${places.length > 2 ? "places" : "place"}` : "";
  return {
    path,
    at: "value",
    message: `The ${noun} "${path[1]}" is removed here, but still used.`,
    hint: `It is used at ${pointerOf(places[0]?.path ?? [])}${others}. Keep it, or change its use.`,
  };
}

/** Each removed name, once in the lowest layer that has it, although brands may have dropped some of its uses. */
function goneNames(
  about: About,
  drafts: readonly Draft[],
  danglingIn: (draft: Draft) => Dangling,
): { draft: Draft; finding: Finding }[] {
  const gone = drafts
    .filter(({ covered }) => !covered)
    .flatMap((draft) => danglingIn(draft).gone.map((one) => ({ ...one, draft, ...lowestPlace(draft, one.places) })));
  const keyOf = ({ layers, name }: (typeof gone)[number]) => `${layers.at(-1)?.id} ${name}`;
  const first = new Map(gone.toReversed().map((one) => [keyOf(one), one]));
  return gone.map((one) => {
    const { path, layers, hint, places, name } = first.get(keyOf(one)) ?? one;
    return {
      draft: one.draft,
      finding: {
        path,
        at: "value",
        ...(layers.length > 0 && { layers }),
        message: `There is no ${about.noun} "${name}"${places.length > 1 ? `, which ${places.length} places use` : ""}.`,
        hint,
        ...reliance(about, name),
      },
    };
  });
}

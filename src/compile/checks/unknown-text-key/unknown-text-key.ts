import { textsOfFields } from "#descriptor/field-texts.ts";
import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import { ownWords } from "../../analyse/copied-brands.ts";
import type { Draft, Finding, Spot } from "../../layer/draft.ts";
import type { Path, Reference } from "../../validate/walk.ts";
import { didYouMean } from "../../findings/words.ts";
import type { Check } from "../check.ts";
import { coveredReferences } from "../covered-references.ts";
import { lowestPlace } from "../lowest-place.ts";

export const unknownTextKey: Check = {
  id: "unknown-text-key",
  severity: "error",
  description: "A text key is in a text pack, and so are the keys that the widgets in use need.",
  about: ["All texts that a visitor reads are in the text packs; a key without text would be shown as it is."],
  run: {
    brand: (draft) => [...namedKeys(draft), ...widgetKeys(draft), ...fieldKeys(draft), ...frameKeys(draft)],
    across: coveredKeys,
  },
};

function hasNoWords(key: string, { textKeys }: Draft): boolean {
  return !textKeys.hasNamed(key);
}

/** Each key once, however many places use it: one text is missing. */
function namedKeys(draft: Draft): Finding[] {
  const unknown = new Map<string, Reference[]>();
  for (const one of draft.walk.references) {
    if (one.kind !== "text" || one.wordFor !== undefined || !hasNoWords(one.name, draft)) continue;
    unknown.set(one.name, [...(unknown.get(one.name) ?? []), one]);
  }
  return [...unknown].flatMap(([name, places]) => {
    const [, other] = places;
    if (!other) return places.map((place) => wordlessKey(place, draft));
    const { path, layers } = lowestPlace(draft, places);
    const related = places.filter((one) => one.path !== path).map((one): Spot => ({ path: one.path, at: "value" }));
    return [{ ...wordlessKey({ name, path }, draft), ...(layers.length > 0 && { layers }), related }];
  });
}

function coveredKeys(drafts: readonly Draft[]): { draft: Draft; finding: Finding }[] {
  return coveredReferences(drafts, { kind: "text", knows: (draft, name) => !hasNoWords(name, draft) })
    .filter(({ reference }) => reference.wordFor === undefined)
    .map(({ draft, reference }) => ({ draft, finding: wordlessKey(reference, draft) }));
}

function wordlessKey({ name, path }: Pick<Reference, "name" | "path">, { id, textKeys }: Draft): Finding {
  return {
    path,
    at: "value",
    message: `No text pack contains "${name}".`,
    hint: didYouMean(name, textKeys.all()) ?? `Add it to text-packs/${id}/EN.json.`,
    relies: { path: ownWords },
  };
}

/** Texts that a widget itself shows: reported once per widget, at its first use. */
function widgetKeys(draft: Draft): Finding[] {
  const first = new Map(draft.walk.placements.toReversed().map(({ widget, path }) => [widget, path]));
  return [...first].flatMap(([widget, path]) =>
    widgetDescriptions[widget].texts
      .filter((key) => hasNoWords(key, draft))
      .map((key) => wordless(`The widget "${widget}"`, key, [...path, "widget"])),
  );
}

/** Texts that fields of a form show: reported once per form. */
function fieldKeys(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((id) =>
    textsOfFields(draft.value.forms?.[id]?.fields)
      .filter((key) => hasNoWords(key, draft))
      .map((key) => wordless(`The form "${id}"`, key, ["forms", id, "fields"])),
  );
}

/** Texts that every page shows whatever the descriptors contain: reported at the list of languages. */
function frameKeys(draft: Draft): Finding[] {
  if (!draft.isBrand) return [];
  return frameUse.texts
    .filter((key) => hasNoWords(key, draft))
    .map((key) => wordless("Every page", key, ["languages", "offered"]));
}

function wordless(who: string, key: string, path: Path): Finding {
  const what = key.endsWith("*")
    ? `texts whose keys begin with "${key.slice(0, -1)}", but no text pack contains any`
    : `the text "${key}", but no text pack contains it`;
  return {
    path,
    at: "value",
    message: `${who} needs ${what}.`,
    hint: `Add ${key.endsWith("*") ? "them" : "it"} to text-packs/base/EN.json.`,
  };
}

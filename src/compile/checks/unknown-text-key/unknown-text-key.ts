import { frameUse } from "#descriptor/frame.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { wordFinder } from "../../emit/link.ts";
import type { Path, Reference } from "../../validate/walk.ts";
import { didYouMean } from "../../findings/words.ts";
import type { Check } from "../check.ts";
import { coveredReferences } from "../covered-references.ts";

export const unknownTextKey: Check = {
  id: "unknown-text-key",
  severity: "error",
  description: "A text key has words in a text pack, and so have the keys that the widgets in use bring along.",
  run: { brand: (draft) => [...saidKeys(draft), ...widgetKeys(draft), ...frameKeys(draft)], across: coveredKeys },
};

function saidKeys(draft: Draft): Finding[] {
  const words = wordFinder(draft.textKeys);
  return draft.walk.references
    .filter(({ kind, name }) => kind === "text" && words(name).length === 0)
    .map((reference) => wordlessKey(reference, draft));
}

function coveredKeys(drafts: readonly Draft[]): { draft: Draft; finding: Finding }[] {
  const finders = new Map<Draft, ReturnType<typeof wordFinder>>();
  const wordsIn = (draft: Draft) =>
    finders.get(draft) ?? (finders.set(draft, wordFinder(draft.textKeys)).get(draft) as ReturnType<typeof wordFinder>);
  return coveredReferences(drafts, { kind: "text", knows: (draft, name) => wordsIn(draft)(name).length > 0 }).map(
    ({ draft, reference }) => ({ draft, finding: wordlessKey(reference, draft) }),
  );
}

function wordlessKey({ name, path }: Reference, { id, textKeys }: Draft): Finding {
  return {
    path,
    at: "value",
    message: `No text pack has words for "${name}".`,
    hint: didYouMean(name, textKeys) ?? `Add it to text-packs/${id}/EN.json.`,
  };
}

/** Words that a widget itself shows: told once a widget, where it stands first. */
function widgetKeys(draft: Draft): Finding[] {
  const words = wordFinder(draft.textKeys);
  const first = new Map(draft.walk.placements.toReversed().map(({ widget, path }) => [widget, path]));
  return [...first].flatMap(([widget, path]) =>
    widgetDescriptions[widget].texts
      .filter((key) => words(key).length === 0)
      .map((key) => wordless(`The widget "${widget}"`, key, [...path, "widget"])),
  );
}

/** Words that every page shows whatever stands in the descriptors: told where the languages are offered. */
function frameKeys(draft: Draft): Finding[] {
  if (!draft.isBrand) return [];
  const words = wordFinder(draft.textKeys);
  return frameUse.texts
    .filter((key) => words(key).length === 0)
    .map((key) => wordless("Every page", key, ["languages", "offered"]));
}

function wordless(who: string, key: string, path: Path): Finding {
  const what = key.endsWith("*")
    ? `words whose keys begin with "${key.slice(0, -1)}", and no text pack has any`
    : `words for "${key}", and no text pack has them`;
  return { path, at: "value", message: `${who} needs ${what}.`, hint: "Add them to text-packs/base/EN.json." };
}

import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import type { Draft, Finding } from "../../draft.ts";
import { wordFinder } from "../../steps/link.ts";
import { choiceHint } from "../../walk/words.ts";
import type { Check } from "../check.ts";

export const unknownTextKey: Check = {
  id: "unknown-text-key",
  severity: "error",
  description: "A text key has words in a text pack, and so have the keys that the widgets in use bring along.",
  run: { brand: (draft) => [...saidKeys(draft), ...widgetKeys(draft)] },
};

function saidKeys(draft: Draft): Finding[] {
  const known = knownKeys(draft);
  const words = wordFinder(known);
  return draft.walk.references
    .filter(({ kind, name }) => kind === "text" && words(name).length === 0)
    .map(({ name, path }) => ({ path, at: "value", message: `No text pack has words for "${name}".`, hint: choiceHint(name, known) ?? `Add it to text-packs/${draft.id}/EN.json.` }));
}

/** Words that a widget itself shows: told once a widget, where it stands first. */
function widgetKeys(draft: Draft): Finding[] {
  const words = wordFinder(knownKeys(draft));
  const first = new Map(draft.walk.placements.toReversed().map(({ widget, path }) => [widget, path]));
  return [...first].flatMap(([widget, path]) =>
    widgetDescriptions[widget].texts.filter((key) => words(key).length === 0).map((key): Finding => ({
      path: [...path, "widget"], at: "value",
      message: key.endsWith("*") ? `The widget "${widget}" needs words whose keys begin with "${key.slice(0, -1)}", and no text pack has any.` : `The widget "${widget}" needs words for "${key}", and no text pack has them.`,
      hint: "Add them to text-packs/base/EN.json.",
    })));
}

function knownKeys({ texts }: Draft): string[] {
  return Object.keys(Object.assign({}, ...Object.values(texts)));
}

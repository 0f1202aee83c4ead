import { andList } from "#kernel/english-list.ts";
import { pointerOf } from "#kernel/pointer.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Reference } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const statusWithoutWords: Check = {
  id: "status-without-words",
  severity: "error",
  description: "Every value of a field that is shown in words has a word.",
  about: [
    "The words are texts: `<entity>.<field>.<value>`, or what the cell names in `texts`. A word that only some languages lack is reported by `missing-translation`.",
  ],
  run: { brand: wordless },
};

/** One finding for each cell: its words are written together. */
function wordless({ id, walk, textKeys }: Draft): Finding[] {
  const missing = walk.references.filter(
    ({ kind, name, wordFor }) => kind === "text" && wordFor !== undefined && !textKeys.hasNamed(name),
  );
  const cells = new Set(missing.map(({ path }) => pointerOf(path)));
  return [...cells].map((cell) =>
    findingOf(
      missing.filter(({ path }) => pointerOf(path) === cell),
      id,
    ),
  );
}

function findingOf(missing: readonly Reference[], id: string): Finding {
  const path = missing[0]?.path ?? [];
  const other = path.at(-1) === "of" ? `write "choices" instead of "of"` : `name other texts in "texts"`;
  const values = missing.map(({ wordFor }) => `"${wordFor}"`);
  return {
    path,
    at: "key",
    message: `No text pack has a word for ${andList(values)}.`,
    // Its condition decides which values it shows.
    relies: { path, inside: true },
    hint: `Add ${andList(missing.map(({ name }) => `"${name}"`))} to text-packs/${id}/EN.json, or ${other}.`,
  };
}

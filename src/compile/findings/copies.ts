import type { Entry } from "./spots.ts";

/** Joins the parts of a file that change nothing: much of it is a copy of what is below. */
export function withCopiesOnce(entries: readonly Entry[]): readonly Entry[] {
  const byFile = new Map<string, Entry[]>();
  for (const entry of entries.filter(isIdle))
    byFile.set(entry.diagnostic.file, [...(byFile.get(entry.diagnostic.file) ?? []), entry]);
  return [...entries.filter((entry) => !isIdle(entry)), ...[...byFile.values()].flatMap(joined)];
}

function isIdle({ diagnostic }: Entry): boolean {
  return diagnostic.rule === "no-op-override";
}

function joined(parts: readonly Entry[]): Entry[] {
  const [first, ...others] = parts.toSorted(
    ({ diagnostic: one }, { diagnostic: other }) => one.line - other.line || one.column - other.column,
  );
  if (!first || others.length === 0) return [...parts];
  return [
    {
      brands: new Set(parts.flatMap(({ brands }) => [...brands])),
      diagnostic: {
        ...first.diagnostic,
        message: `${parts.length} parts of this file change nothing: the layers below already have them.`,
        hint: "Remove them: a layer contains only what it changes.",
      },
      related: new Map(
        [first, ...others].map(({ diagnostic: { file, line, column, length, pointer } }) => [
          pointer,
          { file, line, column, length, pointer },
        ]),
      ),
    },
  ];
}

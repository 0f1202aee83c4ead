import type { Draft } from "#compile/layer/draft.ts";
import { waitsForMembers } from "#compile/emit/resolved-phrases.ts";
import { phrasesIn } from "#compile/validate/phrases.ts";
import type { Path } from "#compile/validate/walk.ts";
import { isObject } from "#kernel/json.ts";
import { pointerOf, valueAtPath } from "#kernel/pointer.ts";
import { takenAt, type TakenValue } from "./taken-value.ts";

/**
 * Parts of something that are taken from elsewhere: the values of a text, what a field begins with, its limits, and what
 * describes it.
 */
export interface TakenParts {
  /** What they are parts of. */
  of: "text" | "field";
  parts: readonly (TakenValue & { part: string; at: Path })[];
  /** Whether guests see nothing of it, because it waits for what only members have. */
  ofMembers: boolean;
}

/** What of a field can be taken from elsewhere, in the order in which it is said. */
const ofField = ["from", "initial", "min", "max"] as const;

/** The parts of a text, or of a field of a form, that are taken from elsewhere; undefined where none is. */
export function takenPartsAt(draft: Draft, path: Path): TakenParts | undefined {
  const phrase = phrasesIn(draft.walk, draft.value).find(
    ({ path: key, values }) => values && pointerOf(key.slice(0, -1)) === pointerOf(path),
  );
  if (phrase?.values) {
    const { values } = phrase;
    const parts = partsOf(draft, Object.keys(values), (name) => [...path, "values", name]);
    return found(
      "text",
      parts,
      Object.values(values).some((bound) => waitsForMembers(bound, path, draft.value)),
    );
  }
  const isField = path[0] === "forms" && path[2] === "fields" && path.length === 4;
  const written = isField ? valueAtPath(draft.value, path) : undefined;
  return isObject(written)
    ? found(
        "field",
        partsOf(draft, ofField, (name) => [...path, name]),
        false,
      )
    : undefined;
}

function found(of: TakenParts["of"], parts: TakenParts["parts"], ofMembers: boolean): TakenParts | undefined {
  return parts.length > 0 ? { of, parts, ofMembers } : undefined;
}

function partsOf(draft: Draft, names: readonly string[], pathTo: (name: string) => Path): TakenParts["parts"] {
  return names.flatMap((part) => {
    const at = pathTo(part);
    const taken = takenAt(draft, at);
    return taken ? [{ ...taken, part, at }] : [];
  });
}

import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import type { Draft } from "../draft.ts";
import type { Reference } from "../walk/walk.ts";
import { choiceHint } from "../walk/words.ts";
import type { Check } from "./check.ts";

interface About {
  id: string;
  description: string;
  kind: ReferenceKind;
  /** What is named, in a word: "route". */
  noun: string;
  /** The names that exist in a brand. */
  names: (draft: Draft) => readonly string[];
  /** A remark for a name that is near no other. */
  remark?: (reference: Reference, draft: Draft) => string | undefined;
}

/** A rule that every name of one kind must name something that the brand has. */
export function referenceCheck({ id, description, kind, noun, names, remark }: About): Check {
  return {
    id, description, severity: "error",
    run: {
      brand: (draft) => {
        const known = names(draft);
        const all = new Set(known);
        return draft.walk.references
          .filter((reference) => reference.kind === kind && !all.has(reference.name))
          .map((reference) => ({ path: reference.path, at: "value", message: `There is no ${noun} "${reference.name}".`, hint: remark?.(reference, draft) ?? choiceHint(reference.name, known) }));
      },
    },
  };
}

import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { ShapeRule } from "../walk.ts";
import { withForeignSections } from "./foreign-sections.ts";
import { withMisplacedAnswers } from "./misplaced-answer.ts";
import { withMisspeltEntries } from "./misspelt-entry.ts";
import { withRemovedParts } from "./removed-part.ts";

/** A finding of a rule about the shape of values. */
export interface ShapeFinding extends Finding {
  rule: ShapeRule;
}

/**
 * What does not match the schema, each mistake once. The schema only knows that a section has unknown keys and that an
 * entry lacks required ones: that the section is another one, the name is misspelt, or a layer removed the object is
 * seen in the layers, and that a value is a field of an answer in what is written.
 */
export const mismatchesOf = memoizeByIdentity((draft: Draft): readonly ShapeFinding[] =>
  draft.walk.mismatches.length === 0
    ? draft.walk.mismatches
    : withMisplacedAnswers(
        withRemovedParts(withMisspeltEntries(withForeignSections(draft.walk.mismatches, draft), draft), draft),
        draft,
      ),
);

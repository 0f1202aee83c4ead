import { wrongAddedForms } from "./kinds/added-forms.ts";
import { wrongAddedScreens } from "./kinds/added-screens.ts";
import { wrongAddedTrees } from "./kinds/added-trees.ts";
import { wrongBindings } from "./kinds/bindings.ts";
import { wrongCells } from "./kinds/cells.ts";
import { wrongEntrances } from "./kinds/entrances.ts";
import { wrongNames } from "./kinds/files-and-keys.ts";
import { wrongForms } from "./kinds/forms.ts";
import { wrongReferences } from "./kinds/references.ts";
import { removedEntry } from "./kinds/removed-entry.ts";
import { removedTranslation } from "./kinds/removed-translation.ts";
import { swappedSection } from "./kinds/swapped-section.ts";
import { unreadableColour } from "./kinds/unreadable-colour.ts";
import { wrongValues } from "./kinds/values.ts";
import { writtenWrongly } from "./kinds/written.ts";
import { wrongChoice } from "./kinds/wrong-choice.ts";
import { wrongDescription } from "./kinds/wrong-description.ts";
import type { MutationKind } from "./mutation.ts";

/** Every kind of mistake. */
export const mutationKinds: readonly MutationKind[] = [
  ...wrongAddedForms,
  ...wrongAddedScreens,
  ...wrongAddedTrees,
  ...wrongBindings,
  ...wrongCells,
  ...wrongEntrances,
  ...wrongNames,
  ...wrongForms,
  ...wrongReferences,
  removedEntry,
  removedTranslation,
  swappedSection,
  unreadableColour,
  ...wrongValues,
  ...writtenWrongly,
  wrongChoice,
  wrongDescription,
];

import { withCopiesOnce } from "./copies.ts";
import type { Draft } from "../layer/draft.ts";
import { withCommonCausesOnce } from "./common-cause.ts";
import { withCausesBelow, withoutConsequences } from "./consequences.ts";
import { withForeignSectionsOnce } from "./foreign-sections.ts";
import type { Found } from "./found.ts";
import { withMistakesOfLayersOnce } from "./mistakes-of-layers.ts";
import { withMisspeltEntriesOnce } from "./misspelt-entry.ts";
import {
  withOneErrorASpot,
  withoutWarningsAtErrors,
  withSecretsAlone,
  withUnreadFilesOnce,
  type Entry,
} from "./spots.ts";

/** A way to report once what is one mistake, although several rules or brands found it. */
export interface Reduction {
  name: string;
  /** The mistake that would be reported wrongly without it. */
  because: string;
  /** For what was found in one brand, and in the layers below it that brands extend. */
  ofOneBrand?: (found: readonly Found[], draft: Draft, below: readonly Found[]) => readonly Found[];
  /** For what is left in all brands and layers. */
  ofAllLayers?: (found: ReadonlyMap<Draft, readonly Found[]>) => ReadonlyMap<Draft, readonly Found[]>;
  /** For the located findings of all brands. */
  ofAllBrands?: (entries: readonly Entry[]) => readonly Entry[];
}

/** Applied in this order; nothing else removes, joins or replaces findings. Each has its example beside its test. */
export const reductions: readonly Reduction[] = [
  {
    name: "a section in the wrong place is one mistake",
    because:
      "Two files with swapped contents have only unknown keys, and everything that names their entries names nothing.",
    ofOneBrand: withForeignSectionsOnce,
  },
  {
    name: "an incomplete entry is a misspelt name",
    because:
      "An override under a misspelt name is a new entry that lacks nearly everything: the name is to be corrected, not the entry to be completed.",
    ofOneBrand: withMisspeltEntriesOnce,
  },
  {
    name: "a mistake is reported in the layer that made it",
    because:
      "What a brand adds to a widget that the layer below broke or removed is incomplete in the brand's file, where nothing is to be corrected.",
    ofOneBrand: withCausesBelow,
  },
  {
    name: "several findings with one cause are the cause",
    because:
      "A form that names another call sends fields that this call does not have: the call is to be corrected, not every field.",
    ofOneBrand: withCommonCausesOnce,
  },
  {
    name: "what a mistake explains is not reported",
    because:
      "Flags that are not an object declare none: every use of a flag would name nothing, until the one mistake is corrected.",
    ofOneBrand: withoutConsequences,
  },
  {
    name: "a layer's mistake is the same in every brand",
    because:
      "A misspelt entry of a layer shows in a brand that changes the entry which was meant. In a brand that leaves it as it is, the place that names it would be blamed.",
    ofAllLayers: withMistakesOfLayersOnce,
  },
  {
    name: "a file that nothing reads is one mistake",
    because:
      "Whatever is wrong in a file that no layer has, or in texts of no layer, matters only once the file is where it is read.",
    ofAllBrands: withUnreadFilesOnce,
  },
  {
    name: "a secret comes alone",
    because:
      "A token in a field of another shape is a secret and a wrong shape: removing the secret removes both, and its text must not be quoted by a second finding.",
    ofAllBrands: withSecretsAlone,
  },
  {
    name: "one error a spot",
    because:
      'An entry that a layer removes is "missing" in a brand that sets a part of it, and "still named" in the others: one place to correct, in different brands.',
    ofAllBrands: withOneErrorASpot,
  },
  {
    name: "no warning at an error",
    because:
      "A misspelt text key of a rule's message is a rule without a message and a text that nothing uses, both at that key: correcting the error removes the warning.",
    ofAllBrands: withoutWarningsAtErrors,
  },
  {
    name: "a copy is one mistake",
    because:
      "A file that is copied from a layer below, and then changed in one place, changes nothing in all the others: they are to be removed together, but for those where something else is to be corrected.",
    ofAllBrands: withCopiesOnce,
  },
];

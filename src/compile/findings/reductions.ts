import { withCopiesOnce } from "./copies.ts";
import type { Draft } from "../layer/draft.ts";
import { withCommonCausesOnce } from "./common-cause.ts";
import { withCausesBelow, withoutConsequences } from "./consequences.ts";
import type { Found } from "./found.ts";
import { withMistakesOfLayersOnce } from "./mistakes-of-layers.ts";
import { withOneFindingASpot, type Entry } from "./spots.ts";

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

/** Applied in this order; nothing else removes, joins or replaces findings. Each has its examples beside its test. */
export const reductions: readonly Reduction[] = [
  {
    name: "a mistake is reported in the layer that made it",
    because:
      "What a layer broke, removed or misspelt shows in the brands above it, where nothing is to be corrected, and in each of them differently.",
    ofOneBrand: withCausesBelow,
    ofAllLayers: withMistakesOfLayersOnce,
  },
  {
    name: "several findings with one cause are the cause",
    because: "One mistake may show at several places, each of which would be corrected by itself in vain.",
    ofOneBrand: withCommonCausesOnce,
  },
  {
    name: "what a mistake explains is not reported",
    because: "Where a part cannot be read, nothing can be said about what relies on it until the mistake is corrected.",
    ofOneBrand: withoutConsequences,
  },
  {
    name: "one finding a spot",
    because:
      "Of several findings at one spot that are one mistake, the gravest is left: a secret, then a file that nothing reads, then an error of a rule, then a wrong shape, then a warning.",
    ofAllBrands: withOneFindingASpot,
  },
  {
    name: "a copy is one mistake",
    because:
      "The parts of one file that change nothing are removed together, but for those where something else is to be corrected.",
    ofAllBrands: withCopiesOnce,
  },
];

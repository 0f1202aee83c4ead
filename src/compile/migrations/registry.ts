import { plainNames } from "./001-plain-names/step.ts";
import { factsAreParameters } from "./002-facts-are-parameters/step.ts";
import { routesSayWhatDiffers } from "./003-routes-say-what-differs/step.ts";
import type { MigrationStep } from "./step.ts";

/** All steps since format 1, in the order in which they run. */
export const migrationSteps: readonly MigrationStep[] = [plainNames, factsAreParameters, routesSayWhatDiffers];

import { nameActions } from "./001-name-actions/step.ts";
import { oneSlotIsTheBody } from "./002-one-slot-is-the-body/step.ts";
import { oneScaleOfLooks } from "./003-one-scale-of-looks/step.ts";
import { plainRouteIds } from "./004-plain-route-ids/step.ts";
import { plainOptionNames } from "./005-plain-option-names/step.ts";
import { keysGoAlong } from "./006-keys-go-along/step.ts";
import { plainTextKeys } from "./007-plain-text-keys/step.ts";
import { sourcesAreNamed } from "./008-sources-are-named/step.ts";
import { boxesSayWhatTheyRemember } from "./009-boxes-say-what-they-remember/step.ts";
import { listsAreRecordLists } from "./010-lists-are-record-lists/step.ts";
import { messagesAreARecordList } from "./011-messages-are-a-record-list/step.ts";
import { sessionsAndPasskeysAreRecordLists } from "./012-sessions-and-passkeys-are-record-lists/step.ts";
import { factsAreParameters } from "./013-facts-are-parameters/step.ts";
import type { MigrationStep } from "./step.ts";

/** All steps since format 1, in the order in which they run. */
export const migrationSteps: readonly MigrationStep[] = [
  nameActions,
  oneSlotIsTheBody,
  oneScaleOfLooks,
  plainRouteIds,
  plainOptionNames,
  keysGoAlong,
  plainTextKeys,
  sourcesAreNamed,
  boxesSayWhatTheyRemember,
  listsAreRecordLists,
  messagesAreARecordList,
  sessionsAndPasskeysAreRecordLists,
  factsAreParameters,
];

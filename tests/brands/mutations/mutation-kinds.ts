import { badLink } from "./kinds/bad-link.ts";
import { badPattern } from "./kinds/bad-pattern.ts";
import { changedEntrance } from "./kinds/changed-entrance.ts";
import { circularExtends } from "./kinds/circular-extends.ts";
import { closedPlace } from "./kinds/closed-place.ts";
import { comment } from "./kinds/comment.ts";
import { cutOff } from "./kinds/cut-off.ts";
import { danglingReference } from "./kinds/dangling-reference.ts";
import { duplicateIdentity } from "./kinds/duplicate-identity.ts";
import { duplicateKey } from "./kinds/duplicate-key.ts";
import { duplicatePath } from "./kinds/duplicate-path.ts";
import { emptyList } from "./kinds/empty-list.ts";
import { forbiddenKey } from "./kinds/forbidden-key.ts";
import { idleFilter } from "./kinds/idle-filter.ts";
import { impossibleCondition } from "./kinds/impossible-condition.ts";
import { impossibleLimits } from "./kinds/impossible-limits.ts";
import { missingConfirm } from "./kinds/missing-confirm.ts";
import { missingPunctuation } from "./kinds/missing-punctuation.ts";
import { missingReview } from "./kinds/missing-review.ts";
import { misspeltBinding } from "./kinds/misspelt-binding.ts";
import { misspeltBindingSource } from "./kinds/misspelt-binding-source.ts";
import { misspeltComparison } from "./kinds/misspelt-comparison.ts";
import { misspeltData } from "./kinds/misspelt-data.ts";
import { misspeltEnumeration } from "./kinds/misspelt-enumeration.ts";
import { misspeltField } from "./kinds/misspelt-field.ts";
import { misspeltFile } from "./kinds/misspelt-file.ts";
import { misspeltFormField } from "./kinds/misspelt-form-field.ts";
import { misspeltInput } from "./kinds/misspelt-input.ts";
import { misspeltKey } from "./kinds/misspelt-key.ts";
import { misspeltListedField } from "./kinds/misspelt-listed-field.ts";
import { misspeltName } from "./kinds/misspelt-name.ts";
import { misspeltOrder } from "./kinds/misspelt-order.ts";
import { misspeltParameter } from "./kinds/misspelt-parameter.ts";
import { misspeltPhrase } from "./kinds/misspelt-phrase.ts";
import { misspeltPlaceholder } from "./kinds/misspelt-placeholder.ts";
import { misspeltReference } from "./kinds/misspelt-reference.ts";
import { misspeltRowField } from "./kinds/misspelt-row-field.ts";
import { misspeltScreenFile } from "./kinds/misspelt-screen-file.ts";
import { misspeltSheet } from "./kinds/misspelt-sheet.ts";
import { misspeltSurroundings } from "./kinds/misspelt-surroundings.ts";
import { misspeltTextKey } from "./kinds/misspelt-text-key.ts";
import { misspeltTree } from "./kinds/misspelt-tree.ts";
import { misspeltValue } from "./kinds/misspelt-value.ts";
import { misspeltValueName } from "./kinds/misspelt-value-name.ts";
import { misspeltWatch } from "./kinds/misspelt-watch.ts";
import { notUtf8 } from "./kinds/not-utf-8.ts";
import { nullForRequired } from "./kinds/null-for-required.ts";
import { otherFormCall } from "./kinds/other-form-call.ts";
import { otherWay } from "./kinds/other-way.ts";
import { outOfRange } from "./kinds/out-of-range.ts";
import { removedEntry } from "./kinds/removed-entry.ts";
import { removedField } from "./kinds/removed-field.ts";
import { removedRequired } from "./kinds/removed-required.ts";
import { removedTranslation } from "./kinds/removed-translation.ts";
import { ringOfData } from "./kinds/ring-of-data.ts";
import { ringOfFields } from "./kinds/ring-of-fields.ts";
import { secret } from "./kinds/secret.ts";
import { sectionTwice } from "./kinds/section-twice.ts";
import { sentTwice } from "./kinds/sent-twice.ts";
import { strangeKey } from "./kinds/strange-key.ts";
import { strayComma } from "./kinds/stray-comma.ts";
import { swappedSection } from "./kinds/swapped-section.ts";
import { turnedAccessRule } from "./kinds/turned-access-rule.ts";
import { uncomparedPassword } from "./kinds/uncompared-password.ts";
import { unknownCountry } from "./kinds/unknown-country.ts";
import { unknownFilter } from "./kinds/unknown-filter.ts";
import { unmaskedData } from "./kinds/unmasked-data.ts";
import { unreachableStep } from "./kinds/unreachable-step.ts";
import { unreadData } from "./kinds/unread-data.ts";
import { unreadWatch } from "./kinds/unread-watch.ts";
import { unreadableColour } from "./kinds/unreadable-colour.ts";
import { wordlessStatus } from "./kinds/wordless-status.ts";
import { wrongBoundType } from "./kinds/wrong-bound-type.ts";
import { wrongChoice } from "./kinds/wrong-choice.ts";
import { wrongColour } from "./kinds/wrong-colour.ts";
import { wrongDayField } from "./kinds/wrong-day-field.ts";
import { wrongDescription } from "./kinds/wrong-description.ts";
import { wrongFieldKind } from "./kinds/wrong-field-kind.ts";
import { wrongFormPhrase } from "./kinds/wrong-form-phrase.ts";
import { wrongFormType } from "./kinds/wrong-form-type.ts";
import { wrongPeriod } from "./kinds/wrong-period.ts";
import { wrongPhrase } from "./kinds/wrong-phrase.ts";
import { wrongPresentation } from "./kinds/wrong-presentation.ts";
import { wrongQuotes } from "./kinds/wrong-quotes.ts";
import { wrongScreenType } from "./kinds/wrong-screen-type.ts";
import { wrongTree } from "./kinds/wrong-tree.ts";
import { wrongType } from "./kinds/wrong-type.ts";
import type { MutationKind } from "./mutation.ts";

/** Every kind of mistake, in alphabetical order of their files. */
export const mutationKinds: readonly MutationKind[] = [
  badLink,
  badPattern,
  changedEntrance,
  circularExtends,
  closedPlace,
  comment,
  cutOff,
  danglingReference,
  duplicateIdentity,
  duplicateKey,
  duplicatePath,
  emptyList,
  forbiddenKey,
  idleFilter,
  impossibleCondition,
  impossibleLimits,
  missingConfirm,
  missingPunctuation,
  missingReview,
  misspeltBinding,
  misspeltBindingSource,
  misspeltComparison,
  misspeltData,
  misspeltEnumeration,
  misspeltField,
  misspeltFile,
  misspeltFormField,
  misspeltInput,
  misspeltKey,
  misspeltListedField,
  misspeltName,
  misspeltOrder,
  misspeltParameter,
  misspeltPhrase,
  misspeltPlaceholder,
  misspeltReference,
  misspeltRowField,
  misspeltScreenFile,
  misspeltSheet,
  misspeltSurroundings,
  misspeltTextKey,
  misspeltTree,
  misspeltValue,
  misspeltValueName,
  misspeltWatch,
  notUtf8,
  nullForRequired,
  otherFormCall,
  otherWay,
  outOfRange,
  removedEntry,
  removedField,
  removedRequired,
  removedTranslation,
  ringOfData,
  ringOfFields,
  secret,
  sectionTwice,
  sentTwice,
  strangeKey,
  strayComma,
  swappedSection,
  turnedAccessRule,
  uncomparedPassword,
  unknownCountry,
  unknownFilter,
  unmaskedData,
  unreachableStep,
  unreadData,
  unreadWatch,
  unreadableColour,
  wordlessStatus,
  wrongBoundType,
  wrongChoice,
  wrongColour,
  wrongDayField,
  wrongDescription,
  wrongFieldKind,
  wrongFormPhrase,
  wrongFormType,
  wrongPeriod,
  wrongPhrase,
  wrongPresentation,
  wrongQuotes,
  wrongScreenType,
  wrongTree,
  wrongType,
];

import { badLink } from "./kinds/bad-link.ts";
import { badPattern } from "./kinds/bad-pattern.ts";
import { circularExtends } from "./kinds/circular-extends.ts";
import { comment } from "./kinds/comment.ts";
import { cutOff } from "./kinds/cut-off.ts";
import { danglingReference } from "./kinds/dangling-reference.ts";
import { duplicateIdentity } from "./kinds/duplicate-identity.ts";
import { duplicateKey } from "./kinds/duplicate-key.ts";
import { duplicatePath } from "./kinds/duplicate-path.ts";
import { emptyList } from "./kinds/empty-list.ts";
import { forbiddenKey } from "./kinds/forbidden-key.ts";
import { impossibleCondition } from "./kinds/impossible-condition.ts";
import { missingPunctuation } from "./kinds/missing-punctuation.ts";
import { misspeltFile } from "./kinds/misspelt-file.ts";
import { misspeltKey } from "./kinds/misspelt-key.ts";
import { misspeltName } from "./kinds/misspelt-name.ts";
import { misspeltOrder } from "./kinds/misspelt-order.ts";
import { misspeltParameter } from "./kinds/misspelt-parameter.ts";
import { misspeltPlaceholder } from "./kinds/misspelt-placeholder.ts";
import { misspeltReference } from "./kinds/misspelt-reference.ts";
import { misspeltTextKey } from "./kinds/misspelt-text-key.ts";
import { misspeltValue } from "./kinds/misspelt-value.ts";
import { notUtf8 } from "./kinds/not-utf-8.ts";
import { nullForRequired } from "./kinds/null-for-required.ts";
import { outOfRange } from "./kinds/out-of-range.ts";
import { removedEntry } from "./kinds/removed-entry.ts";
import { removedRequired } from "./kinds/removed-required.ts";
import { removedTranslation } from "./kinds/removed-translation.ts";
import { secret } from "./kinds/secret.ts";
import { sectionTwice } from "./kinds/section-twice.ts";
import { strangeKey } from "./kinds/strange-key.ts";
import { strayComma } from "./kinds/stray-comma.ts";
import { swappedSection } from "./kinds/swapped-section.ts";
import { unreadableColour } from "./kinds/unreadable-colour.ts";
import { wrongColour } from "./kinds/wrong-colour.ts";
import { wrongQuotes } from "./kinds/wrong-quotes.ts";
import { wrongType } from "./kinds/wrong-type.ts";
import type { MutationKind } from "./mutation.ts";

/** Every kind of mistake, in alphabetical order of their files. */
export const mutationKinds: readonly MutationKind[] = [
  badLink,
  badPattern,
  circularExtends,
  comment,
  cutOff,
  danglingReference,
  duplicateIdentity,
  duplicateKey,
  duplicatePath,
  emptyList,
  forbiddenKey,
  impossibleCondition,
  missingPunctuation,
  misspeltFile,
  misspeltKey,
  misspeltName,
  misspeltOrder,
  misspeltParameter,
  misspeltPlaceholder,
  misspeltReference,
  misspeltTextKey,
  misspeltValue,
  notUtf8,
  nullForRequired,
  outOfRange,
  removedEntry,
  removedRequired,
  removedTranslation,
  secret,
  sectionTwice,
  strangeKey,
  strayComma,
  swappedSection,
  unreadableColour,
  wrongColour,
  wrongQuotes,
  wrongType,
];

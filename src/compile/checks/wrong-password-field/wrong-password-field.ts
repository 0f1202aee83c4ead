import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { rulesAndFieldsOf } from "../../analyse/rule-sets.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Check } from "../check.ts";
import { passwordsOf, wrongKnown } from "./known.ts";
import { refusedOld } from "./refused-old.ts";
import { uncompared } from "./uncompared.ts";

export const wrongPasswordField: Check = {
  id: "wrong-password-field",
  severity: "error",
  description:
    "Only the old password is taken from the sign-in, only a new one is refused for being common, and one that is typed twice is compared.",
  about: [
    "`known` hides a field while the site knows the password that was typed at sign-in, and sends that. It is for the old password of the form that changes it, and there it is needed: members who came by number or by Google have no password, and could not fill in a field that is required. Anywhere else it hides what must be typed.",
    "A password is typed twice so that a slip is noticed. The field that repeats it needs a rule with `equals`, in the form or in `registration`.",
    "A rule that is `uncommon` refuses the most common passwords. It is for a new one: members who chose theirs before could not sign in.",
  ],
  beyond: {
    when: (change) => touches(change, "rules", "forms", "registration"),
    because: "Fields of several forms share rules, and the settings of registration.",
  },
  reads: (steps, draft) => [rulesAndFieldsOf(steps, draft), passwordsOf(steps, draft)],
  run: { brand: wrongFields, layer: wrongFields },
};

function wrongFields(draft: Draft): Finding[] {
  if (draft.change) return [];
  const found = problemsIn(draft).map((one): Finding => ({
    ...one,
    layers: layersAtFault(draft, (below) => problemsIn(below).some(({ message }) => message === one.message)),
  }));
  // Forms share rules and presets.
  return [...new Map(found.toReversed().map((one) => [one.path.join("/"), one])).values()].toReversed();
}

function problemsIn(draft: Draft): Finding[] {
  return [...wrongKnown(draft), ...uncompared(draft), ...refusedOld(draft)];
}

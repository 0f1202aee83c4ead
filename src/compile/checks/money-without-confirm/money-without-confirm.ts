import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";
import { sentUnseen } from "./sent-unseen.ts";

export const moneyWithoutConfirm: Check = {
  id: "money-without-confirm",
  severity: "error",
  description: "Before an action or a form makes a call that moves money, the visitor is asked, or sees what is sent.",
  about: [
    'The contract says which calls move money. `"confirm": {}` asks in the words of base (`call.confirm`, `call.confirmText`); the action `confirm` around it does as well. `livery fix` adds the first. A form also needs one of two: a field of the kind [review](reference/forms.md#review) as its last step, which shows what was typed, or `"confirm": {}` in its `submit`.',
  ],
  run: { brand: (draft) => [...unasked(draft), ...sentUnseen(draft)], layer: unasked },
};

function unasked(draft: Draft): Finding[] {
  return draft.walk.references.flatMap(({ kind, name, answers, path }): Finding[] => {
    if (kind !== "call" || answers !== "anything" || callNamed(name)?.movesMoney !== true) return [];
    const place = path.slice(0, -1);
    const action = valueAtPath(draft.value, place);
    if (!isObject(action) || action["action"] !== "call" || action["confirm"] !== undefined) return [];
    if (isAsked(place, draft)) return [];
    return [
      {
        path: [...place, "confirm"],
        at: "missing",
        message: `The call "${name}" moves money, and nothing asks before it.`,
        hint: 'Add "confirm": {}, or a title and a text of your own in it.',
        fix: { kind: "add", text: "confirm" },
      },
    ];
  });
}

/** Whether a question around an action asks first: the action `confirm` runs it. */
function isAsked(action: Path, { value }: Draft): boolean {
  return action.some((step, index) => {
    const around = step === "then" ? valueAtPath(value, action.slice(0, index)) : undefined;
    return isObject(around) && around["action"] === "confirm";
  });
}

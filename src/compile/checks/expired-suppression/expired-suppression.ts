import type { FileFinding } from "../../layer/layer.ts";
import type { JudgedSuppression } from "../../findings/judge-suppressions.ts";
import type { Check } from "../check.ts";

export const expiredSuppression: Check = {
  id: "expired-suppression",
  severity: "error",
  description: "A finding is suppressed only until the date that its suppression names.",
  about: [
    "`$suppress` at the top of a file lists known findings of that file: the rule, the place (a JSON Pointer that includes everything below it), the reason, and the last day.",
    "After that day the suppression itself is the error, and names what it still hides: one mistake has one message, in the place where its correction was promised. A running site does not break at midnight: only `livery check` judges suppressions, the host does not.",
  ],
  run: { suppressions: (judged) => judged.filter(({ expired }) => expired).map(findingOf) },
};

function findingOf({ layer, file, index, rule, until, hidden }: JudgedSuppression): FileFinding {
  const [first, ...others] = hidden;
  const what =
    first === undefined
      ? "and no longer hides anything"
      : others.length === 0
        ? `and still hides: ${first}`
        : `and still hides ${hidden.size} findings. The first: ${first}`;
  return {
    rule: "expired-suppression",
    layer,
    file,
    path: ["$suppress", index, "until"],
    at: "value",
    message: `The suppression of "${rule}" expired on ${until} ${what}`.replace(/(?<![.?!])$/, "."),
    hint:
      first === undefined
        ? "Remove it."
        : "Correct what it hides and remove it, or set a later date with a valid reason.",
  };
}

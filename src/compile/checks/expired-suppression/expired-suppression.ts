import type { FileFinding } from "../../layer/layer.ts";
import type { JudgedSuppression } from "../../findings/judge-suppressions.ts";
import type { Check } from "../check.ts";

export const expiredSuppression: Check = {
  id: "expired-suppression",
  severity: "error",
  description: "A finding is suppressed only until the date that its suppression names.",
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

import type { FileFinding } from "../../layer/layer.ts";
import type { JudgedSuppression } from "../../findings/judge-suppressions.ts";
import type { Check } from "../check.ts";

export const expiredSuppression: Check = {
  id: "expired-suppression",
  severity: "error",
  description: "A finding is left alone only until the day that its suppression names.",
  run: { suppressions: (judged) => judged.filter(({ expired }) => expired).map(findingOf) },
};

function findingOf({ layer, file, index, rule, until, hidden }: JudgedSuppression): FileFinding {
  const [first, ...others] = hidden;
  const what =
    first === undefined
      ? "and hides nothing any more"
      : others.length === 0
        ? `and still hides: ${first}`
        : `and still hides ${hidden.size} findings. The first: ${first}`;
  return {
    rule: "expired-suppression",
    layer,
    file,
    path: ["$suppress", index, "until"],
    at: "value",
    message: `The suppression of "${rule}" ended on ${until} ${what}`.replace(/(?<![.?!])$/, "."),
    hint:
      first === undefined
        ? "Remove it."
        : "Put right what it hides and remove it, or name a later day with a reason that holds.",
  };
}

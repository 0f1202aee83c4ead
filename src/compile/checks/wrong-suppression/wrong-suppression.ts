import type { FileFinding } from "../../layer/layer.ts";
import type { JudgedSuppression } from "../../findings/judge-suppressions.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const wrongSuppression: Check = {
  id: "wrong-suppression",
  severity: "error",
  description: "A suppression names an existing rule that may be suppressed.",
  about: [
    "Findings with which a brand can still be served may be suppressed for a while; the [table of rules](#rules) lists them. A file that cannot be read, or a reference to nothing, cannot be suppressed.",
  ],
  run: {
    suppressions: (judged) => judged.filter(({ names, expired }) => !expired && names !== "a rule").map(findingOf),
  },
};

function findingOf({ layer, file, index, rule, names, choice }: JudgedSuppression): FileFinding {
  const place = { rule: "wrong-suppression", layer, file, path: ["$suppress", index, "rule"], at: "value" } as const;
  if (names === "nothing") return { ...place, message: `There is no rule "${rule}".`, hint: choiceHint(rule, choice) };
  return {
    ...place,
    message: `The rule "${rule}" cannot be suppressed: a brand that violates it cannot be served, or not correctly.`,
    hint: "Correct what it finds, and remove this entry.",
  };
}

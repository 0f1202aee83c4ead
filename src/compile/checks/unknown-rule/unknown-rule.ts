import { referenceCheck } from "../reference-check.ts";

export const unknownRule = referenceCheck({
  id: "unknown-rule",
  description: "A rule for values is declared in `rules`.",
  kind: "rule",
  noun: "rule",
  section: "rules",
});

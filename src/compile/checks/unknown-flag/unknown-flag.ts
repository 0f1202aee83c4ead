import { referenceCheck } from "../reference-check.ts";

export const unknownFlag = referenceCheck({
  id: "unknown-flag",
  description: "A feature flag is declared in `flags`, and a flag that a layer sets is used.",
  kind: "flag",
  noun: "flag",
  section: "flags",
});

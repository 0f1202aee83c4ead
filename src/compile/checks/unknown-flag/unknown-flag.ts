import { referenceCheck } from "../reference-check.ts";

export const unknownFlag = referenceCheck({
  id: "unknown-flag",
  description: "A feature flag is declared in `flags`, and one that a layer sets is one that somebody asks for.",
  kind: "flag",
  noun: "flag",
  section: "flags",
});

import { referenceCheck } from "../reference-check.ts";

export const unknownFlag = referenceCheck({
  id: "unknown-flag",
  description: "A feature flag is declared in `flags`.",
  kind: "flag",
  noun: "flag",
  section: "flags",
});

import { referenceCheck } from "../reference-check.ts";

export const unknownAccess = referenceCheck({
  id: "unknown-access",
  description: "An access rule is declared in `access`.",
  kind: "access",
  noun: "access rule",
  section: "access",
});

import { mismatches, type Check } from "../check.ts";

export const unknownKey: Check = {
  id: "unknown-key",
  severity: "error",
  description: "Every key is one that the schema knows.",
  run: mismatches("unknown-key"),
};

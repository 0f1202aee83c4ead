import { mismatches, type Check } from "../check.ts";

export const unknownIcon: Check = {
  id: "unknown-icon",
  severity: "error",
  description: "An icon is one that the engine provides.",
  run: mismatches("unknown-icon"),
};

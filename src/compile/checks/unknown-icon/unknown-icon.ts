import { mismatches, type Check } from "../check.ts";

export const unknownIcon: Check = {
  id: "unknown-icon",
  severity: "error",
  description: "An icon is one of the engine's.",
  run: mismatches("unknown-icon"),
};

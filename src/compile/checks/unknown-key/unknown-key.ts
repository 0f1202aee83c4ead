import { mismatches, type Check } from "../check.ts";

export const unknownKey: Check = {
  id: "unknown-key",
  severity: "error",
  description: "Every key is in the schema.",
  run: mismatches("unknown-key"),
};

import { textProblems, type Check } from "../check.ts";

export const duplicateKey: Check = {
  id: "duplicate-key",
  severity: "error",
  description: "A key occurs once per object: JSON would silently keep the last.",
  run: textProblems("duplicate-key"),
};

import { textProblems, type Check } from "../check.ts";

export const nestedTooDeep: Check = {
  id: "nested-too-deep",
  severity: "error",
  description: "Arrays and objects are nested at most 32 levels deep.",
  run: textProblems("nested-too-deep"),
};

import { textProblems, type Check } from "../check.ts";

export const forbiddenKey: Check = {
  id: "forbidden-key",
  severity: "error",
  description: "`__proto__`, `constructor` and `prototype` are not allowed as keys: JavaScript reserves them.",
  run: textProblems("forbidden-key"),
};

import { textProblems, type Check } from "../check.ts";

export const forbiddenKey: Check = {
  id: "forbidden-key",
  severity: "error",
  description: "`__proto__`, `constructor` and `prototype` are no keys: they could reach into the program.",
  run: textProblems("forbidden-key"),
};

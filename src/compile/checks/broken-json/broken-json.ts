import { textProblems, type Check } from "../check.ts";

export const brokenJson: Check = {
  id: "broken-json",
  severity: "error",
  description: "A file must be JSON: no comments, no trailing commas, every string, brace and bracket closed.",
  run: textProblems("broken-json"),
};

import { textProblems, type Check } from "../check.ts";

export const oversizeFile: Check = {
  id: "oversize-file",
  severity: "error",
  description: "A file is at most 256 KB.",
  run: textProblems("oversize-file"),
};

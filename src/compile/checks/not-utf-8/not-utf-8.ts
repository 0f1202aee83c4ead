import { textProblems, type Check } from "../check.ts";

export const notUtf8: Check = {
  id: "not-utf-8",
  severity: "error",
  description: "A file is UTF-8, with or without a byte order mark.",
  run: textProblems("not-utf-8"),
};

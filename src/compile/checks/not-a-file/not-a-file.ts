import { layoutFindings, type Check } from "../check.ts";

export const notAFile: Check = {
  id: "not-a-file",
  severity: "error",
  description:
    "Everything in the folder of a layer is a file that can be read: no link, pipe, or folder in place of a file.",
  run: layoutFindings("not-a-file"),
};

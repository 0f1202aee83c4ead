import { layoutFindings, type Check } from "../check.ts";

export const newerFormat: Check = {
  id: "newer-format",
  severity: "error",
  description: "A layer is in a format that this version of Livery reads.",
  run: layoutFindings("newer-format"),
};

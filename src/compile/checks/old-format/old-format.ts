import { layoutFindings, type Check } from "../check.ts";

export const oldFormat: Check = {
  id: "old-format",
  severity: "error",
  description: "A layer is in the current descriptor format.",
  run: layoutFindings("old-format"),
};

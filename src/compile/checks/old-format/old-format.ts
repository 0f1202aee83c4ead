import { layoutFindings, type Check } from "../check.ts";

export const oldFormat: Check = {
  id: "old-format",
  severity: "error",
  description: "A layer is in the current format of descriptors.",
  run: layoutFindings("old-format"),
};

import { layoutFindings, type Check } from "../check.ts";

export const sectionTwice: Check = {
  id: "section-twice",
  severity: "error",
  description: "A section stands in brand.json or in a file of its own, not in both.",
  run: layoutFindings("section-twice"),
};

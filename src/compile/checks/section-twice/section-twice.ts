import { layoutFindings, type Check } from "../check.ts";

export const sectionTwice: Check = {
  id: "section-twice",
  severity: "error",
  description: "A section is in brand.json or in its own file, not in both.",
  run: layoutFindings("section-twice"),
};

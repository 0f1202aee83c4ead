import { layoutFindings, type Check } from "../check.ts";

export const unknownFile: Check = {
  id: "unknown-file",
  severity: "error",
  description:
    "Every JSON file of a layer is one that the engine reads: brand.json, a section, a screen, a form, a text pack of a known language.",
  run: layoutFindings("unknown-file"),
};

import { layoutFindings, type Check } from "../check.ts";

export const wrongFolderName: Check = {
  id: "wrong-folder-name",
  severity: "error",
  description:
    "The folder of a brand is named like an id: lowercase letters and digits, with single hyphens between them.",
  run: layoutFindings("wrong-folder-name"),
};

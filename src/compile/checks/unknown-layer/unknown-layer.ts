import { layoutFindings, type Check } from "../check.ts";

export const unknownLayer: Check = {
  id: "unknown-layer",
  severity: "error",
  description: "`extends` names a layer that exists, and so does the folder of a text pack.",
  run: layoutFindings("unknown-layer"),
};

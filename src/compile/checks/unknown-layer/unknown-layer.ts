import { layoutFindings, type Check } from "../check.ts";

export const unknownLayer: Check = {
  id: "unknown-layer",
  severity: "error",
  description: "`extends` names a layer that exists.",
  run: layoutFindings("unknown-layer"),
};

import { layoutFindings, type Check } from "../check.ts";

export const circularExtends: Check = {
  id: "circular-extends",
  severity: "error",
  description: "Layers never extend each other in a circle.",
  run: layoutFindings("circular-extends"),
};

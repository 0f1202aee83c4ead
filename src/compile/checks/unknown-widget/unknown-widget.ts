import { mismatches, type Check } from "../check.ts";

export const unknownWidget: Check = {
  id: "unknown-widget",
  severity: "error",
  description: "`widget` names a widget of the engine.",
  run: mismatches("unknown-widget"),
};

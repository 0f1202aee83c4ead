import { mismatches, type Check } from "../check.ts";

export const unknownWidget: Check = {
  id: "unknown-widget",
  severity: "error",
  description: "`widget` names a widget that the engine provides.",
  run: mismatches("unknown-widget"),
};

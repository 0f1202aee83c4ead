import { mismatches, type Check } from "../check.ts";

export const unknownSlot: Check = {
  id: "unknown-slot",
  severity: "error",
  description: "Widgets are in the body or in a slot that the widget around them has.",
  run: mismatches("unknown-slot"),
};

import { mismatches, type Check } from "../check.ts";

export const unknownSlot: Check = {
  id: "unknown-slot",
  severity: "error",
  description: "A slot is one that the widget has.",
  run: mismatches("unknown-slot"),
};

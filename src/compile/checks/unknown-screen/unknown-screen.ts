import { referenceCheck } from "../reference-check.ts";

export const unknownScreen = referenceCheck({
  id: "unknown-screen",
  description: "A screen is declared in `screens` and named by its id.",
  kind: "screen",
  noun: "screen",
  section: "screens",
});

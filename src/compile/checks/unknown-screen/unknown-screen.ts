import { referenceCheck } from "../reference-check.ts";

export const unknownScreen = referenceCheck({
  id: "unknown-screen",
  description: "A screen is named by the id it has in `screens`.",
  kind: "screen",
  noun: "screen",
  section: "screens",
});

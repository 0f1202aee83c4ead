import { referenceCheck } from "../reference-check.ts";

export const unknownPreset = referenceCheck({
  id: "unknown-preset",
  description: "A field preset is declared in `fields` and named by its id.",
  kind: "field-preset",
  noun: "field preset",
  section: "fields",
});

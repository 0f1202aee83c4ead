import { referenceCheck } from "../reference-check.ts";

export const unknownForm = referenceCheck({
  id: "unknown-form",
  description: "A form is declared in `forms` and named by its id.",
  kind: "form",
  noun: "form",
  section: "forms",
});

import { referenceCheck } from "../reference-check.ts";

export const unknownForm = referenceCheck({
  id: "unknown-form",
  description: "A form is named by the id it has in `forms`.",
  kind: "form",
  noun: "form",
  section: "forms",
});

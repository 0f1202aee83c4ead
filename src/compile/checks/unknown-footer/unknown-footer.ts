import { referenceCheck } from "../reference-check.ts";

export const unknownFooter = referenceCheck({
  id: "unknown-footer",
  description: "A tab bar that a route names is declared in `footers`.",
  kind: "footer",
  noun: "tab bar",
  section: "footers",
});

import { aboutKind, defaultKind } from "#descriptor/vocabulary/cell-kinds.ts";
import { shownFields } from "../../analyse/shown-fields.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const unmaskedPersonalData: Check = {
  id: "unmasked-personal-data",
  severity: "warning",
  suppressible: true,
  description: "Personal data is masked until the visitor asks for it.",
  about: [
    "A phone is looked at in trains and shops. Which fields are personal data is in [the entities](reference/entities.md).",
  ],
  run: { brand: unmasked, layer: unmasked },
};

function unmasked(draft: Draft): Finding[] {
  return shownFields(draft)
    .filter(({ field, written: { as } }) => field.sensitive && as !== undefined && !aboutKind(as).hides)
    .map(({ cell, name, of: { entity }, field }) => ({
      path: [...cell, "as"],
      at: "value",
      message: `${entity}.${name} is personal data, and everybody who looks at the screen can read it.`,
      hint: `Leave out "as", or write "${defaultKind(field)}".`,
    }));
}

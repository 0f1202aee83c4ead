import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";

export const describedTwice: Check = {
  id: "described-twice",
  severity: "error",
  description: "A parameter takes the fields of one description.",
  run: { brand: twice },
};

function twice(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((form) => {
    const first = new Map<string, string>();
    return Object.entries(draft.value.forms?.[form]?.fields ?? {}).flatMap(([id, field]): Finding[] => {
      if (field?.kind !== "described") return [];
      const parameter = field.sends ?? id;
      const other = first.get(parameter);
      if (other === undefined) {
        first.set(parameter, id);
        return [];
      }
      const path = ["forms", form, "fields", id];
      return [
        {
          path: field.sends === undefined ? path : [...path, "sends"],
          at: field.sends === undefined ? "key" : "value",
          message: `The parameter "${parameter}" gets what is typed in "${other}" already: one would replace the other.`,
          hint: "Send one of them in another parameter, or remove it.",
          relies: { path: ["forms", form], inside: true },
        },
      ];
    });
  });
}

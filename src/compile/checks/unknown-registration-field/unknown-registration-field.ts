import { contract } from "#gateway/contract.ts";
import { nearest } from "#kernel/near.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const unknownRegistrationField: Check = {
  id: "unknown-registration-field",
  severity: "error",
  description: "Settings of registration name fields that the call to register takes.",
  about: [
    "The names are those of the parameters of the call `register`: see the reference of the calls. A misspelt one would have no effect.",
  ],
  run: { brand: unknownFields, layer: unknownFields },
};

const parameters = Object.keys(contract.register.input.shape);

function unknownFields(draft: Draft): Finding[] {
  if (!looksAt(draft, "registration")) return [];
  return Object.keys(draft.value.registration?.fields ?? {})
    .filter((name) => !parameters.includes(name))
    .map((name) => {
      const meant = nearest(name, parameters);
      return {
        path: ["registration", "fields", name],
        at: "key",
        message: `Registration has no field "${name}", so this has no effect.`,
        hint: choiceHint(name, parameters),
        ...(meant !== undefined && { meant: ["registration", "fields", meant] }),
      };
    });
}

import type { Form } from "#descriptor/form.ts";
import { fieldUsesOf } from "../../analyse/field-uses.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { removalOf } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const checkboxWithoutEffect: Check = {
  id: "checkbox-without-effect",
  severity: "warning",
  suppressible: true,
  description:
    "What a visitor ticks in a form is sent, remembered, required or compared, lets the phone sign in by itself, or enables the button.",
  about: [
    "A checkbox is sent only if `sends` names a parameter. With `gate` it enables the button, with `remembers` this phone remembers the login, with `signsIn` it signs in by itself, with `required` the form is not sent without it, and a condition may compare it. Without any of these, visitors who tick it, or agree to something with it, have done nothing.",
  ],
  run: { brand: idleCheckboxes },
};

/** What gives a checkbox an effect. */
const effects = ["sends", "gate", "remembers", "signsIn", "required"] as const;

function idleCheckboxes(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((form) =>
    idleIn(form, draft).map((id): Finding => {
      const layers = layersAtFault(draft, (below) => idleIn(form, below).includes(id));
      const field: Path = ["forms", form, "fields", id];
      const removed = effects
        .map((effect) => writtenPath(layers, [...field, effect]))
        .find((path) => removalOf(path, layers)?.length === path.length);
      const written = writtenPath(layers, [...field, "kind"]).slice(0, -1);
      return {
        path: removed ?? written,
        at: removed ? "value" : "key",
        layers,
        message: `Ticking "${id}" of the form "${form}" has no effect.`,
        hint: 'Say what it does: "sends" names a parameter, "gate" keeps the button disabled, "remembers" keeps the login, "signsIn" signs in by itself, "required" refuses the form without it. Or remove it.',
        // What gives it an effect may be misspelt, there or where it is compared.
        relies: [
          { path: ["forms", form], inside: true, errors: true },
          { path: written, inside: true },
        ],
      };
    }),
  );
}

function idleIn(id: string, draft: Draft): string[] {
  const { fields = {} }: AsFarAsRead<Form> = draft.value.forms?.[id] ?? {};
  const boxes = Object.entries(fields).filter(
    ([, field]) => field?.kind === "checkbox" && !effects.some((effect) => field[effect]),
  );
  if (boxes.length === 0) return [];
  const read = new Set(fieldUsesOf(id, draft).flatMap(({ name, by }) => (by === "input" ? [name] : [])));
  return boxes.flatMap(([box]) => (read.has(box) ? [] : [box]));
}

import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { constancyOf } from "#conditions/can-be.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const stepUnreachable: Check = {
  id: "step-unreachable",
  severity: "warning",
  suppressible: true,
  description: "Each step of a form has a field that can be shown while the step is.",
  about: [
    "A step without fields is left out: its title is never seen. That happens where the conditions of the step and of its fields exclude each other, and where a brand removes every field that a step of a layer below names.",
  ],
  run: { brand: emptySteps },
};

function emptySteps(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((form) => {
    const steps = draft.value.forms?.[form]?.steps ?? {};
    return Object.entries(steps).flatMap(([step, { fields = [], when } = {}]): Finding[] => {
      const named = fields.flatMap((name) => name ?? []);
      // A name that no layer knows is misspelt, and a condition that never holds is reported itself.
      if (named.length === 0 || named.some((name) => !isKnown(name, form, draft))) return [];
      if (when !== undefined && constancyOf(when as Condition) === "never") return [];
      if (named.some((name) => canBeShown(name, form, when as Condition | undefined, draft))) return [];
      return [
        {
          path: placeOf(form, step, named, draft),
          at: "value",
          message: `Nobody sees the step "${step}" of the form "${form}": none of its fields can be shown in it.`,
          hint: "Remove the step, or correct the conditions of its fields.",
          relies: named.map((name) => ({ path: ["forms", form, "fields", name], inside: true })),
        },
      ];
    });
  });
}

function isKnown(name: string, form: string, { layers }: Draft): boolean {
  return layers.some((layer) => valueAtPath(layer.value, ["forms", form, "fields", name]) !== undefined);
}

/** Whether a field is in the form, and shown for some visitor for whom the step is. */
function canBeShown(name: string, form: string, step: Condition | undefined, { value }: Draft): boolean {
  const field = value.forms?.[form]?.fields?.[name];
  if (!field) return false;
  const own = field.when as Condition | undefined;
  const constancy = own && constancyOf(own, step ? [step] : []);
  return constancy !== "never" && constancy !== "unseen";
}

/** The step, or the field of it that the highest layer removes. */
function placeOf(form: string, step: string, fields: readonly string[], { layers }: Draft): Path {
  const isOwn = (path: Path) => settingsOf(layers.slice(-1), path).length > 0;
  const own = fields.map((name) => ["forms", form, "fields", name]).find(isOwn);
  const path = ["forms", form, "steps", step];
  return isOwn(path) || own === undefined ? path : own;
}

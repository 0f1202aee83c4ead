import { constancyOf } from "#conditions/can-be.ts";
import type { Form } from "#descriptor/form.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed } from "../../analyse/screen-values.ts";
import { entriesLookedAt } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding, Reliance } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";

/** Forms that send a call which moves money, and neither show what was typed before nor ask. */
export function sentUnseen(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((id): Finding[] => {
    const form = draft.value.forms?.[id];
    const { submit } = form ?? {};
    const call = [submit?.call, submit?.then?.call].find(
      (name) => name !== undefined && callNamed(name)?.movesMoney === true,
    );
    if (!form || call === undefined || submit?.confirm !== undefined || isReviewed(form)) return [];
    const message = `The form "${id}" sends "${call}", which moves money, and nothing shows or asks before it.`;
    const hint = 'Add a field of the kind "review" as the last step, or "confirm": {} in "submit".';
    const review = reviewIn(id, draft);
    const relies: Reliance[] = [
      { path: ["forms", id, "submit"] },
      // A field that cannot be read may be the review.
      { path: ["forms", id, "fields"], inside: true },
    ];
    return review
      ? [{ path: review, at: "value", message, hint, relies }]
      : [
          {
            path: ["forms", id, "submit", "confirm"],
            at: "missing",
            message,
            hint,
            relies,
            fix: { kind: "add", text: "confirm" },
          },
        ];
  });
}

/** Whether everyone sees a review: one that only some see lets the others send what they have not seen. */
function isReviewed({ fields = {}, steps = {} }: AsFarAsRead<Form>): boolean {
  const shown = Object.entries(fields).flatMap(([name, field]): Condition[] => {
    if (field?.kind !== "review") return [];
    const step = Object.values(steps).find((one) => one?.fields?.includes(name));
    return [{ all: [field.when, step?.when].filter((when) => when !== undefined) as Condition[] }];
  });
  return shown.length > 0 && constancyOf({ any: shown }) === "always";
}

/** The review that a layer has removed, or that not everyone sees. */
function reviewIn(id: string, { layers }: Draft): Path | undefined {
  const reviews = layers.flatMap((layer) => {
    const fields = valueAtPath(layer.value, ["forms", id, "fields"]);
    const named = Object.entries(isObject(fields) ? fields : {});
    return named.flatMap(([name, field]) => (isObject(field) && field["kind"] === "review" ? [name] : []));
  });
  const last = reviews.at(-1);
  return last === undefined ? undefined : ["forms", id, "fields", last];
}

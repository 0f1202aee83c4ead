import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** A step whose only field is shown only where the step is not. */
export const unreachableStep: MutationKind = {
  name: "step that nobody sees",
  warning: true,
  mutate: ({ text, places }, random) => {
    const isTried = (place: Place) => isStep(place) && places.some((other) => isConditionalField(other, place));
    const step = random.some(places.filter(isTried));
    const conditional = step && random.some(places.filter((place) => isConditionalField(place, step)));
    if (!step || !isObject(step.json) || !isObject(conditional?.json)) return undefined;
    const wrong = {
      title: step.json["title"] ?? null,
      when: { not: conditional.json["when"] ?? null },
      fields: [String(conditional.path.at(-1))],
    };
    return { ...replaced(text, step.value, JSON.stringify(wrong)), path: step.path };
  },
};

function isStep({ path, below }: Place): boolean {
  return path.length === 4 && path[0] === "forms" && path[2] === "steps" && below === undefined;
}

/** A field with a condition, in the same form as a step and named by it. */
function isConditionalField({ path, json }: Place, step: Place): boolean {
  const named = isObject(step.json) && Array.isArray(step.json["fields"]) ? step.json["fields"] : [];
  return (
    path.length === 4 &&
    path[1] === step.path[1] &&
    path[2] === "fields" &&
    named.includes(String(path[3])) &&
    isObject(json) &&
    json["when"] !== undefined
  );
}

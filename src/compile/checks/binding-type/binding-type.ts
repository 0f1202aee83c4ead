import { isBinding } from "#descriptor/vocabulary/binding.ts";
import { isObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { callNamed, samplesOf, screenAt } from "../../analyse/screen-values.ts";
import { choiceHint, quoted } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { rowScopeAt } from "../../validate/row-scope.ts";
import type { Path, Reference } from "../../validate/walk.ts";
import { choicesOf, stripped } from "../../validate/zod-schema.ts";
import type { Check } from "../check.ts";
import { wrongComparisons } from "./comparison-types.ts";
import { wrongFormBindings } from "./form-types.ts";
import { wrongDays } from "./period-days.ts";
import { longPeriods } from "./period-lengths.ts";
import { wrongListedValues } from "./listed-values.ts";
import { wrongNamedTypes } from "./named-types.ts";

export const bindingType: Check = {
  id: "binding-type",
  severity: "error",
  description:
    "A parameter, a limit or an initial value takes every value that is bound to it, a value is compared with what it can be, an option names a field of the type that it needs, and a key tells the entries of a list apart.",
  about: [
    "What a filter can send is compared with the contract: each choice of a `choice`, the day of a `period`, the text of a `search`, what a `toggle` sends; of named data the type of the field. In a form, what a field sends is compared with the parameter, the limit or the initial value that takes it, and so is the type of a field of an answer. What a condition compares (`compare`) is compared with what it can be: the values of an enumeration, an amount for money, a day for a date. A list is grouped by the day (`byDay`) and ordered by the time (`latestFirst`) of a field that is a day or a time. Its `key` is a field that the contract marks as one ([entities](reference/entities.md)): entries that share it would be shown once.",
  ],
  run: { brand: wrongBindings, layer: wrongNamedTypes },
};

function wrongBindings(draft: Draft): Finding[] {
  return [
    ...draft.walk.references.filter(({ kind }) => kind === "call").flatMap((call) => findingsOf(call, draft)),
    ...wrongFormBindings(draft),
    ...wrongListedValues(draft),
    ...wrongComparisons(draft),
    ...longPeriods(draft),
    ...wrongDays(draft),
    ...wrongNamedTypes(draft),
  ];
}

function findingsOf({ name, path }: Reference, draft: Draft): Finding[] {
  const call = callNamed(name);
  const at = screenAt(draft, path);
  const given = valueAtPath(draft.value, [...path.slice(0, -1), "with"]);
  if (!call || !at || !isObject(given)) return [];
  const row = rowScopeAt(draft.value, path) ?? null;
  return Object.entries(given).flatMap(([parameter, bound]): Finding[] => {
    const schema = call.input.shape[parameter];
    if (!schema || !isBinding(bound)) return [];
    const wrong = samplesOf(bound, at.screen, row).filter((sample) => !schema.safeParse(sample).success);
    if (wrong.length === 0) return [];
    const [sample] = wrong;
    return [
      {
        ...placeOf(bound, sample, [...path.slice(0, -1), "with", parameter], at),
        message: `The parameter "${parameter}" of "${name}" does not take ${quoted(sample)}.`,
        hint: choiceHint(String(sample), choicesOf(stripped(schema)) ?? []) ?? schema.description,
        relies: { path: ["screens", at.id], inside: true },
      },
    ];
  });
}

/** A single choice is at fault by itself; otherwise the binding is. */
function placeOf(
  bound: object,
  sample: unknown,
  binding: Path,
  { id, screen }: NonNullable<ReturnType<typeof screenAt>>,
): Pick<Finding, "path" | "at" | "explains"> {
  const filter = "filter" in bound ? String(bound.filter) : undefined;
  const named = filter === undefined ? undefined : screen.filters?.[filter];
  if (filter === undefined || !named || !("choices" in named) || !named.choices) return { path: binding, at: "value" };
  const path = ["screens", id, "filters", filter];
  // Misspelt, it is not the one that the filter begins with.
  return { path: [...path, "choices", String(sample)], at: "key", explains: [[...path, "initial"]] };
}

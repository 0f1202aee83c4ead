import type { Bound } from "#descriptor/vocabulary/binding.ts";
import type { Filters } from "#descriptor/vocabulary/filter.ts";
import { enumerations } from "#gateway/enumerations.ts";
import type { CallParameter, ListingCall } from "./listing-call.ts";

/** How a screen restricts its call. */
export interface GuessedFilters {
  filters: Filters;
  with: Readonly<Record<string, Bound>>;
  /** Parameters of the address that the route names. */
  query: Readonly<Record<string, string>>;
}

/** Parameters about the visitor and the device, and not about what is listed. */
const notAboutTheList: readonly string[] = ["language", "platform", "device", "module"];
/** Days that a visitor may choose at most: a month. */
const most = 31;
/** More choices than these are opened from one line. */
export const mostPills = 5;

/** A filter for each parameter that is a period or an enumeration; what a call cannot do without besides is given. */
export function guessedFilters(call: ListingCall): GuessedFilters {
  const parameters = call.parameters.filter(({ name }) => !notAboutTheList.includes(name));
  const period = ["from", "to"].filter((name) => parameters.some((one) => one.name === name && one.type === "date"));
  const choices = parameters.filter(
    ({ type, values, required }) => type === "enumeration" && (required || values.length > 1),
  );
  const filtered = new Set([...period, ...choices.map(({ name }) => name)]);
  const others = parameters.filter(({ name, required }) => required && !filtered.has(name));
  return {
    filters: {
      ...Object.fromEntries(choices.map((one) => [one.name, choiceOf(call, one)])),
      ...(period.length === 2 && {
        period: {
          kind: "period" as const,
          label: "period.days",
          presets: ["today" as const, "yesterday" as const, "week" as const, "month" as const],
          initial: "week" as const,
          most,
        },
      }),
    },
    with: Object.fromEntries([
      ...others.map(({ name, example }) => [name, example ?? { query: name }] as const),
      ...choices.map(({ name }) => [name, { filter: name }] as const),
      ...(period.length === 2 ? period.map((name) => [name, { filter: `period.${name}` }] as const) : []),
    ]),
    query: Object.fromEntries(
      others
        .filter(({ example }) => example === undefined)
        .map(({ name }) => [name, `What is listed: "${name}" of ${call.name}.`]),
    ),
  };
}

function choiceOf({ entity }: ListingCall, { name, values, required, usual }: CallParameter) {
  const label = `${entity}.${name}`;
  const choices = Object.fromEntries(values.map((value) => [value, { label: `${label}.${value}` }]));
  const initial = usual === undefined ? {} : { initial: usual };
  if (name === "order") return { kind: "sort" as const, label, choices, ...initial };
  return {
    kind: "choice" as const,
    ...(areOfField(label, values) ? { of: label } : { label, choices }),
    ...(!required && usual === undefined && { any: "filter.any" }),
    ...initial,
  };
}

/** Whether the values of a parameter are those of a field: then the contract lists them, and has words for them. */
function areOfField(field: string, values: readonly string[]): boolean {
  return enumerations.get(field)?.toSorted().join(" ") === values.toSorted().join(" ");
}

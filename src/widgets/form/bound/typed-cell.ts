import type { Field, FieldOf } from "#descriptor/field.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { formatRange } from "#text/format-records.ts";
import { knownOptions } from "../choice/known-options.ts";
import type { OpenForm } from "../fields/field-props.ts";
import { periodIn } from "../typed/period-in.ts";
import { currencyIn, currencyNow, inCurrency, inputOf } from "./currency-of.ts";
import type { Inputs } from "./use-typed-values.ts";

type Contributions = OpenForm["contributions"];
type Fields = OpenForm["form"]["fields"];
type Reviewed = FieldOf<"review">["fields"][string];

/** How a kind of field is shown. Text may be personal: it is masked unless the form says otherwise. Others never are. */
const kinds: Readonly<Partial<Record<Field["kind"], ResolvedCell["as"]>>> = {
  text: "masked",
  phone: "masked",
  textarea: "masked",
  select: "text",
  choice: "text",
  images: "text",
  amount: "money",
  number: "number",
  date: "date",
  period: "text",
  switch: "yes-no",
  checkbox: "yes-no",
};

/** How what is typed in a field is shown; undefined for what is not. What an option that a call lists is called is shown as it is there. */
export function typedCell(
  name: string,
  cell: Reviewed,
  field: Field,
  contributions: Contributions,
): ResolvedCell | undefined {
  const kind = kinds[field.kind];
  const named = knownOptions(contributions, name)?.name;
  if (kind === undefined) return undefined;
  const { label = field.label, as, emphasis, empty } = cell;
  return {
    ...named,
    id: name,
    field: name,
    label,
    as: named?.as ?? (kind === "masked" ? (as ?? kind) : currencyIn(field) === undefined ? kind : "text"),
    role: "value",
    texts: named?.texts ?? wordsOf(field),
    tones: named?.tones ?? {},
    ...(emphasis && { emphasis }),
    ...(empty !== undefined && { empty }),
  };
}

function wordsOf(field: Field): ResolvedCell["texts"] {
  if (field.kind === "switch" || field.kind === "checkbox") return { true: "cell.yes", false: "cell.no" };
  if (field.kind !== "select" && field.kind !== "choice") return {};
  return Object.fromEntries(Object.entries(field.choices ?? {}).map(([value, { label }]) => [value, label]));
}

/** The fields that it depends on what is typed in these: themselves, and those that a currency is chosen in. */
export function readFor(names: readonly string[], fields: Fields): string[] {
  return [...names, ...names.flatMap((name) => inputOf(currencyIn(fields[name])) ?? [])];
}

/** What a cell shows of what is typed: an amount in its currency, an option by its name, two days as one range. */
export function typedIn(
  name: string,
  typed: Inputs,
  { fields, contributions, locale }: { fields: Fields; contributions: Contributions; locale: string },
): unknown {
  if (fields[name]?.kind === "period") return daysIn(typed[name], locale);
  const currency = currencyNow(currencyIn(fields[name]), typed, contributions);
  const value = inCurrency(currency, typed[name], locale);
  const options = knownOptions(contributions, name);
  return options?.name ? options.entries.get(String(value))?.[options.name.field] : value;
}

/** The days of a period, which are dates of the merchant; of one that is not right yet, nothing. */
function daysIn(value: unknown, locale: string): string | undefined {
  const { from, to } = periodIn(value);
  return from !== "" && from <= to ? formatRange(from, to, locale, "UTC") : undefined;
}

import type { Field } from "#descriptor/field.ts";
import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import type { FieldType } from "#gateway/field-types.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { formAt } from "../../analyse/form-bindings.ts";
import { hasItsKind } from "../../analyse/known-kind.ts";
import { listedValue, writtenChoices } from "../../analyse/listed-value.ts";
import { screenAt } from "../../analyse/screen-values.ts";
import { namedFields } from "../../analyse/shown-fields.ts";
import { choiceHint, quoted } from "../../findings/words.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";

/** What is compared, as far as it is known. */
interface Compared {
  name: string;
  type: FieldType;
  /** The only values it has, if there are few. */
  values: readonly string[];
}

/** Comparisons with what a value can never be. */
export function wrongComparisons(draft: Draft): Finding[] {
  const rows = namedFields(draft)
    .filter(({ path }) => isCompared(path))
    .map(({ name, path, of, field }) => ({
      path,
      compared: field && { name: `${of.entity}.${name}`, type: field.type, values: field.values },
    }));
  const inputs = draft.walk.references
    .filter(({ kind, path }) => kind === "input" && isCompared(path))
    .map(({ name, path }) => ({ name, path, field: formAt(draft, path)?.form.fields?.[name] }))
    .map(({ name, path, field }) => ({ path, compared: hasItsKind(field, draft) ? typedIn(name, field) : undefined }));
  const filters = draft.walk.references
    .filter(({ kind, path }) => kind === "filter" && isCompared(path))
    .map(({ name, path }) => ({ path, compared: chosenIn(name.split(".")[0] ?? "", draft, path) }));
  return [...rows, ...inputs, ...filters].flatMap(({ path, compared }) => {
    const at = path.slice(0, -2);
    const comparison = valueAtPath(draft.value, at) as Comparison | undefined;
    return comparison && compared ? findingsOf(comparison, compared, at) : [];
  });
}

/** Whether a path names the value of a comparison: `compare.of.row`. */
function isCompared(path: Path): boolean {
  return path.at(-3) === "compare" && path.at(-2) === "of";
}

function findingsOf(comparison: Comparison, compared: Compared, path: Path): Finding[] {
  const { atLeast, below } = comparison;
  const relies = { path: path.slice(0, 2), inside: true } as const;
  const members = (["in", "not"] as const).flatMap((key) =>
    (comparison[key] ?? []).flatMap((value, place): Finding[] => {
      const problem = typeof value === "object" ? undefined : memberProblem(value, compared);
      return problem ? [{ path: [...path, key, place], at: "value", ...problem, relies }] : [];
    }),
  );
  const sizes = Object.entries({ atLeast, below }).flatMap(([key, value]): Finding[] => {
    const problem = value === undefined ? undefined : sizeProblem(value, compared);
    return problem ? [{ path: [...path, key], at: "value", ...problem, relies }] : [];
  });
  return [...members, ...sizes];
}

type Problem = Pick<Finding, "message" | "hint">;

function memberProblem(value: string | number | boolean, { name, type, values }: Compared): Problem | undefined {
  if (values.length > 0 && type !== "boolean") {
    const isOne = values.includes(String(value));
    return isOne && typeof value === "string"
      ? undefined
      : { message: `${name} is never ${quoted(value)}.`, hint: choiceHint(String(value), values) };
  }
  const form = forms[type];
  if (!form) return { message: `${name} is ${type}, which can only be empty or not.`, hint: 'Use "empty".' };
  return form.fits(value) ? undefined : { message: `${name} is never ${quoted(value)}.`, hint: form.hint };
}

function sizeProblem(value: string | number, { name, type }: Compared): Problem | undefined {
  const form = forms[type];
  if (!form?.isSize)
    return { message: `${name} is ${type} and has no order.`, hint: 'Use "in" or "empty" to compare it.' };
  return form.fits(value) ? undefined : { message: `${name} is not compared with ${quoted(value)}.`, hint: form.hint };
}

interface Form {
  fits(value: unknown): boolean;
  hint: string;
  /** Whether there is more and less of it. */
  isSize?: true;
}

const number: Form = { fits: (value) => typeof value === "number", hint: "Write a number.", isSize: true };
const word: Form = { fits: (value) => typeof value === "string", hint: "Write a text." };
const pattern = (form: RegExp, hint: string): Form => ({
  fits: (value) => typeof value === "string" && form.test(value),
  hint,
  isSize: true,
});

/** How values of a type are written. The others have too many forms to be compared. */
const forms: Readonly<Partial<Record<FieldType, Form>>> = {
  money: pattern(/^-?\d{1,12}\.\d{2}$/, 'Write an amount with two decimals, for example "100.00".'),
  date: pattern(/^\d{4}-\d{2}-\d{2}$/, 'Write a day as year, month and day, for example "2026-01-31".'),
  integer: number,
  rate: number,
  boolean: { fits: (value) => typeof value === "boolean", hint: "Write true or false." },
  text: word,
  enumeration: word,
};

/** What kinds of field send. */
const types: Readonly<Partial<Record<Field["kind"], FieldType>>> = {
  amount: "money",
  number: "integer",
  date: "date",
  switch: "boolean",
  checkbox: "boolean",
  text: "text",
  textarea: "text",
  phone: "text",
};

function typedIn(name: string, field: AsFarAsRead<Field> | undefined): Compared | undefined {
  const listed = listedValue(field);
  const choices = writtenChoices(field);
  const type = choices ? "enumeration" : (listed?.type ?? (field?.kind && types[field.kind]));
  if (!type) return undefined;
  const values = choices ?? listed?.values ?? [];
  return { name: `What is typed in "${name}"`, type, values };
}

/** What is chosen in a filter of the screen. What it sends is another thing than what a toggle is called. */
function chosenIn(name: string, draft: Draft, path: Path): Compared | undefined {
  const filter = screenAt(draft, path)?.screen.filters?.[name];
  const chosen = `What is chosen in "${name}"`;
  switch (filter?.kind) {
    case "choice":
    case "sort":
      return { name: chosen, type: "enumeration", values: Object.keys(filter.choices ?? {}) };
    case "period":
      return { name: chosen, type: "date", values: [] };
    case "search":
      return { name: chosen, type: "text", values: [] };
    default:
      return undefined;
  }
}

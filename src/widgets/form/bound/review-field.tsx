import { useFacts } from "#actions/use-facts.ts";
import { compares } from "#conditions/compares.ts";
import { questionsIn } from "#conditions/depends.ts";
import type { Facts } from "#conditions/facts.ts";
import { holds } from "#conditions/holds.ts";
import type { Field, FieldOf } from "#descriptor/field.ts";
import type { SettledCell } from "#descriptor/vocabulary/cell.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { knownOptions } from "../choice/known-options.ts";
import { PartWords } from "../described/part-words.tsx";
import { useWithParts } from "../described/use-with-parts.ts";
import { Button } from "#ui/control/button.tsx";
import type { LaterProps } from "../fields/field-props.ts";
import { filled } from "../typed/filled.ts";
import { currencyIn, currencyNow, inCurrency, inputOf } from "./currency-of.ts";
import styles from "./review-field.module.css";
import { Rows } from "./rows.tsx";
import { useTypedValues } from "./use-typed-values.ts";

type Reviewed = FieldOf<"review">["fields"][string];

/** What was typed, each with a link back to its field. */
export function ReviewField(props: LaterProps<FieldOf<"review">>) {
  const { id, field, focus } = props;
  const { fields, parts, idsOf } = useWithParts(Object.keys(field.fields), props);
  const locale = useLocale();
  const around = useFacts();
  const compareTyped = useTypedCompare(field, props);
  const compare: Facts["compare"] = (one) => ("input" in one.of ? compareTyped : around.compare)?.(one) ?? false;
  const facts = { ...around, compare };
  const rows = Object.entries(field.fields).flatMap(([name, cell]) => {
    if (!holds(cell.when, facts)) return [];
    return idsOf(name).flatMap((one) => {
      const shown = fields[one];
      // What is described has names of its own.
      const { label, ...rest } = cell;
      const written = one === name && label !== undefined ? cell : rest;
      return (shown && settledCell(one, written, shown, knownOptions(props.contributions, one)?.name)) ?? [];
    });
  });
  const currencies = rows.flatMap((cell) => inputOf(currencyIn(fields[cell.field])) ?? []);
  const typed = useTypedValues([...rows.map((cell) => cell.field), ...currencies], {
    ...props,
    form: { ...props.form, fields },
  });
  const currencyOf = (name: string) => currencyNow(currencyIn(fields[name]), typed, props.contributions);
  return (
    <div className={styles.review} role="group" aria-labelledby={`${id}-label`}>
      <PartWords parts={parts}>
        <Rows
          id={id}
          label={field.label}
          cells={rows}
          valueOf={(name) => {
            const value = inCurrency(currencyOf(name), typed[name], locale);
            const options = knownOptions(props.contributions, name);
            return options?.name ? options.entries.get(String(value))?.[options.name.field] : value;
          }}
          endOf={(cell) => <EditLink label={cell.label} onEdit={() => focus(cell.field)} />}
        />
      </PartWords>
    </div>
  );
}

function EditLink({ label, onEdit }: { label: string; onEdit(): void }) {
  const text = useText();
  return (
    <Button look="quiet" aria-label={filled(text("field.review.editField"), { field: text(label) })} onClick={onEdit}>
      {text("field.review.edit")}
    </Button>
  );
}

/** What the conditions of its cells compare of what is typed. */
function useTypedCompare(field: FieldOf<"review">, props: LaterProps<FieldOf<"review">>): Facts["compare"] {
  const compared = Object.values(field.fields)
    .flatMap(({ when }) => questionsIn(when))
    .flatMap((asked) => ("compare" in asked && "input" in asked.compare.of ? [asked.compare.of.input] : []));
  const typed = useTypedValues(compared, props);
  return (one) => "input" in one.of && compares(one, typed[one.of.input]);
}

/** How a kind of field is shown. Text may be personal: it is masked unless the form says otherwise. Others never are. */
const kinds: Readonly<Partial<Record<Field["kind"], SettledCell["as"]>>> = {
  text: "masked",
  phone: "masked",
  textarea: "masked",
  select: "text",
  choice: "text",
  images: "text",
  amount: "money",
  number: "number",
  date: "date",
  switch: "yes-no",
  checkbox: "yes-no",
};

/** `named`: what an option that a call lists is called. It is shown as it is there. */
function settledCell(name: string, cell: Reviewed, field: Field, named?: SettledCell): SettledCell | undefined {
  const kind = kinds[field.kind];
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

function wordsOf(field: Field): SettledCell["texts"] {
  if (field.kind === "switch" || field.kind === "checkbox") return { true: "cell.yes", false: "cell.no" };
  if (field.kind !== "select" && field.kind !== "choice") return {};
  return Object.fromEntries(Object.entries(field.choices ?? {}).map(([value, { label }]) => [value, label]));
}

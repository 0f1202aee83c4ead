import { useFacts } from "#facts/use-facts.ts";
import { compares } from "#conditions/compares.ts";
import { questionsIn } from "#conditions/depends.ts";
import type { Facts } from "#conditions/facts.ts";
import { holds } from "#conditions/holds.ts";
import type { FieldOf } from "#descriptor/field.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { PartWords } from "../described/part-words.tsx";
import { useWithParts } from "../described/use-with-parts.ts";
import { Button } from "#ui/control/button.tsx";
import type { LaterProps } from "../fields/field-props.ts";
import { filled } from "../typed/filled.ts";
import { Rows } from "./rows.tsx";
import { readFor, typedCell, typedIn } from "./typed-cell.ts";
import { useTypedValues } from "./use-typed-values.ts";

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
      return (shown && typedCell(one, written, shown, props.contributions)) ?? [];
    });
  });
  const names = rows.map((cell) => cell.field);
  const typed = useTypedValues(readFor(names, fields), { ...props, form: { ...props.form, fields } });
  const { contributions } = props;
  return (
    <div className="stack gap-2" role="group" aria-labelledby={`${id}-label`}>
      <PartWords parts={parts}>
        <Rows
          id={id}
          label={field.label}
          cells={rows}
          valueOf={(name) => typedIn(name, typed, { fields, contributions, locale })}
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

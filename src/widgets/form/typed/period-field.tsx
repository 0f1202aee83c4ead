import { useId, useState } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useSite } from "#data/page/site.ts";
import { lengthOf, periodOf, type Period } from "#data/screen/period.ts";
import { useToday } from "#facts/use-today.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Field } from "#ui/control/field.tsx";
import { FieldName, FieldWords } from "#ui/control/field-words.tsx";
import type { LaterProps } from "../fields/field-props.ts";
import { filled } from "./filled.ts";
import { periodIn } from "./period-in.ts";
import styles from "./period-field.module.css";
import { useContribution } from "./use-contribution.ts";
import { useFieldError } from "../fields/use-form-state.ts";
import { useOwnValue } from "./use-own-value.ts";
import { wasSent } from "../values/methods.ts";

/** Days from one to another. The form's value is both of them: `2026-01-01/2026-01-31`. */
export function PeriodField(props: LaterProps<FieldOf<"period">>) {
  const { id, field, methods } = props;
  const { label, note, required, presets = [], most } = field;
  const text = useText();
  const { timeZone } = useSite().features;
  const today = useToday();
  const name = useId();
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const [period, setPeriod] = useState(() => periodIn(methods.getValues(id)));
  useOwnValue(props, group, (value) => {
    const problem = problemOf(value, field, group);
    return problem && filled(text(problem), { most: String(most) });
  });
  useContribution(props, (value) => {
    const days = periodIn(value);
    return { [field.from]: days.from, [field.to]: days.to };
  });
  const error = useFieldError(props)?.message;

  function choose(next: Period): void {
    setPeriod(next);
    const value = next.from + next.to === "" ? "" : `${next.from}/${next.to}`;
    methods.setValue(id, value, { shouldDirty: true, shouldValidate: wasSent(methods) });
  }
  return (
    <div className="stack gap-2" role="group" aria-labelledby={name} ref={setGroup}>
      <FieldName id={name} required={required}>
        {text(label)}
      </FieldName>
      {presets.length > 0 && (
        <div className={`gap-2 ${styles.presets}`} role="group" aria-label={text("field.period.presets")}>
          {presets.map((preset) => {
            const days = periodOf(preset, today);
            const isChosen = days.from === period.from && days.to === period.to;
            return (
              <Button key={preset} look="quiet" aria-pressed={isChosen} onClick={() => choose(days)}>
                {text(`period.${preset}`)}
              </Button>
            );
          })}
        </div>
      )}
      <div className={`gap-2 ${styles.days}`}>
        {(["from", "to"] as const).map((end) => (
          <Field
            key={end}
            label={text(`period.${end}`)}
            control={({ placeholder: _none, ...input }) => (
              <input
                {...input}
                type="date"
                name={end === "from" ? id : `${id}:to`}
                value={period[end]}
                aria-required={required || undefined}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${name}-error ${name}-note`}
                onChange={(event) => choose({ ...period, [end]: event.currentTarget.value })}
              />
            )}
          />
        ))}
      </div>
      <FieldWords
        id={name}
        error={error && text(error)}
        note={[...(note ? [text(note)] : []), filled(text("field.period.zone"), { zone: timeZone })].join(" · ")}
      />
    </div>
  );
}

/** The text key of what is wrong with a period. */
function problemOf(
  value: string,
  { required, most }: Pick<FieldOf<"period">, "required" | "most">,
  group: HTMLElement | null,
): string | undefined {
  const days = periodIn(value);
  // A day that does not exist, or is half typed, has no value.
  if ([...(group?.querySelectorAll("input") ?? [])].some(({ validity }) => validity.badInput))
    return "field.period.invalid";
  if (value === "") return required ? "form.required" : undefined;
  if (days.from === "" || days.to === "") return "field.period.incomplete";
  if (days.from > days.to) return "period.order";
  return most !== undefined && lengthOf(days) > most ? "field.period.most" : undefined;
}

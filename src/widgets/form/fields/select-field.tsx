import type { Ref } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import type { LaterProps, Resolved } from "./field-props.ts";
import styles from "./select-field.module.css";

/** One of several choices, with the phone's own list. */
export function SelectField({ field, line }: LaterProps<Resolved<FieldOf<"select">>>) {
  const text = useText();
  return line({
    control: (
      {
        id,
        name,
        onChange,
        onBlur,
        className,
        placeholder: _none,
        "aria-required": required,
        "aria-invalid": invalid,
        "aria-describedby": described,
      },
      ref,
    ) => (
      <select
        {...{ id, name, onChange, onBlur }}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={described}
        ref={ref as Ref<HTMLSelectElement>}
        className={classes(className, styles.select)}
        defaultValue={field.initial ?? ""}
      >
        <option value="">{text(field.placeholder ?? "form.choose")}</option>
        {Object.entries(field.choices).map(([value, { label }]) => (
          <option key={value} value={value}>
            {text(label)}
          </option>
        ))}
      </select>
    ),
    end: <span className={styles.arrow} aria-hidden="true" />,
  });
}

import { useState, type Ref } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { formatDay } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import { filled } from "./filled.ts";
import styles from "./date-field.module.css";

/** A day, with the phone's own calendar. */
export function DateField({ field, line }: LaterProps<Resolved<FieldOf<"date">>>) {
  const { min, max } = field;
  const text = useText();
  const locale = useLocale();
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const written = (day: string | undefined) => (day === undefined ? "" : formatDay(`${day}T00:00:00Z`, locale, "UTC"));
  const say = (key: string) => filled(text(key), { least: written(min), most: written(max) });
  return line({
    check(value, rule, byRule) {
      // A day that does not exist, or is half typed, has no value.
      if (value === "" && holder?.querySelector("input")?.validity.badInput) return say("field.date.invalid");
      if (value !== "" && !isDay(value)) return say("field.date.invalid");
      if (value !== "" && min !== undefined && value < min) return say("field.date.least");
      if (value !== "" && max !== undefined && value > max) return say("field.date.most");
      return byRule(rule, value);
    },
    control: ({ placeholder: _none, className, ...input }, ref) => (
      <span ref={setHolder} className={styles.holder}>
        <input
          {...input}
          {...{ min, max }}
          ref={ref as Ref<HTMLInputElement>}
          type="date"
          className={classes(className, styles.date)}
        />
      </span>
    ),
  });
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;
}

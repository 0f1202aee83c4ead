import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import { filled } from "./filled.ts";
import styles from "./textarea-field.module.css";
import { useTyped } from "./use-typed.ts";

/** Text of several lines, with the number of its characters where there is a limit. */
export function TextareaField(props: LaterProps<Resolved<FieldOf<"textarea">>>) {
  const { id, field, line } = props;
  const { most, rows, note } = field;
  const text = useText();
  const { length } = useTyped(props);
  const counted = most === undefined ? undefined : `${length} / ${most}`;
  const notes = [note && text(note), counted].filter((one) => one !== undefined).join(" · ");
  return line(
    {
      check: (value, rule, byRule) =>
        most !== undefined && value.trim().length > most
          ? filled(text("field.textarea.most"), { most: String(most) })
          : byRule(rule, value),
      ...(most !== undefined && { longest: most }),
      control: ({ onKeyDown: _newLine, className, ...input }, ref) => (
        <textarea
          {...(input as InputHTMLAttributes<HTMLElement> as TextareaHTMLAttributes<HTMLTextAreaElement>)}
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={rows}
          enterKeyHint="enter"
          className={classes(className, styles.text)}
        />
      ),
    },
    { id, field: { ...field, ...(notes !== "" && { note: notes }) } },
  );
}

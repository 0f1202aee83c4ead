import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { FieldStatus } from "#ui/control/field-words.tsx";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import { useFieldError } from "../fields/use-form-state.ts";
import { useRegistered } from "../fields/use-registered.ts";
import styles from "./switch-field.module.css";

/** The browser says whether it is on: on a checkbox `aria-checked` is not allowed. */
const native = { type: "checkbox", role: "switch" } as const;

/** On or off; its label is part of the tap target. */
export function SwitchField(props: LaterProps<Resolved<FieldOf<"switch">>>) {
  const { id, field } = props;
  const { label, note, initial = false } = field;
  const text = useText();
  const { ref, ...input } = useRegistered(props).input;
  const error = useFieldError(props)?.message;
  return (
    <div className={`stack ${styles.field}`}>
      <label className={`line gap-3 ${styles.row}`}>
        <span className={`strong ${styles.label}`}>{text(label)}</span>
        <input
          {...input}
          ref={ref}
          {...native}
          className="covering"
          defaultChecked={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-said`}
        />
        <span className={styles.track} aria-hidden="true" />
      </label>
      <FieldStatus id={`${id}-said`} wrong={error !== undefined}>
        {error === undefined ? note && text(note) : text(error)}
      </FieldStatus>
    </div>
  );
}

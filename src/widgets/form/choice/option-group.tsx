import { useId, useState, type ReactNode } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { FieldName, FieldWords } from "#ui/control/field-words.tsx";
import { messageText } from "../fields/field-message.ts";
import { useFieldError } from "../fields/use-form-state.ts";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import { filled } from "../typed/filled.ts";
import { useOwnValue } from "../typed/use-own-value.ts";
import type { OptionsProps } from "./options.tsx";
import styles from "./choice.module.css";
import { wasSent } from "../values/methods.ts";

interface OptionGroupProps extends LaterProps<Resolved<FieldOf<"choice">>> {
  /** The value that is chosen; empty: none. */
  chosen: string;
  /** What is wrong with a value, as a text key. */
  check(value: string): string | null;
  children(pick: Omit<OptionsProps, "options">): ReactNode;
}

/** The name of a choice, its options, and what is wrong with it. What may stay empty can be emptied again. */
export function OptionGroup({ chosen, check, children, ...props }: OptionGroupProps) {
  const { id, field, methods } = props;
  const { label, note, required, look } = field;
  const text = useText();
  const ids = useId();
  const [group, setGroup] = useState<HTMLElement | null>(null);
  useOwnValue(props, group, check);
  const error = useFieldError(props);
  const choose = (value: string) =>
    methods.setValue(id, value, {
      shouldDirty: true,
      shouldValidate: wasSent(methods) || error !== undefined,
    });
  return (
    <div
      ref={setGroup}
      className={`stack gap-2 ${styles.choice}`}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${ids}-name`}
      aria-describedby={`${ids}-error ${ids}-note`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <FieldName id={`${ids}-name`} required={required}>
        {text(label)}
      </FieldName>
      {children({ name: id, look, chosen, onChoose: choose })}
      {!required && (
        <Button look="quiet" disabled={chosen === ""} onClick={() => choose("")}>
          {filled(text("form.clear"), { field: text(label) })}
        </Button>
      )}
      <FieldWords id={ids} error={error && messageText(error, text)} note={note && text(note)} />
    </div>
  );
}

import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { useText } from "#text/use-text.ts";
import { Checkbox } from "#ui/control/checkbox.tsx";
import type { FieldProps, Resolved } from "./field-props.ts";
import styles from "../form.module.css";
import { useFieldError } from "./use-form-state.ts";
import { useRegistered } from "./use-registered.ts";

/** A checkbox, with a link to what is agreed to after its label. */
export function Tick(props: FieldProps<FieldOf<"checkbox">>) {
  const { id, field, onGate } = props;
  const box = useRef<HTMLInputElement>(null);
  const { label, initial = false, opens, gate } = field as Resolved<typeof field>;
  const text = useText();
  const error = useFieldError(props);
  const { ref, onChange, ...input } = useRegistered(props).input;
  // It may have been unticked before hydration.
  const look = useEffectEvent(() => {
    if (gate && box.current) onGate(id, box.current.checked);
  });
  useEffect(() => look(), []);
  const row = (
    <Checkbox
      {...input}
      inputRef={(element) => {
        ref(element);
        box.current = element;
      }}
      label={text(label)}
      defaultChecked={initial}
      aria-invalid={error ? true : undefined}
      onChange={(event) => (void onChange(event), gate && onGate(id, event.currentTarget.checked))}
    />
  );
  return opens ? (
    <div className={`line ${styles.agreed}`}>
      {row}
      <ActionLink do={opens.do} className={`strong accent ${styles.opens}`}>
        {text(opens.label)}
      </ActionLink>
    </div>
  ) : (
    row
  );
}

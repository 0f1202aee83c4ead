import type { KeyboardEvent } from "react";
import { useText } from "#text/use-text.ts";
import { Field } from "#ui/control/field.tsx";
import type { ValueField } from "#descriptor/field.ts";
import type { FieldProps, Resolved, Variation } from "./field-props.ts";
import { inputHints } from "./input-hints.ts";
import { messageText } from "./field-message.ts";
import { useFieldError } from "./use-form-state.ts";
import { useRegistered } from "./use-registered.ts";
import { wasSent } from "../values/methods.ts";

/** A field of one line, or a kind's variation of it. */
export function Line({ variation = {}, ...props }: FieldProps<ValueField> & { variation?: Variation }) {
  const { id, next, form, methods } = props;
  const { longest, hints, start, end, control, onEnter } = variation;
  const note = props.field.note;
  const field = props.field as Resolved<Extract<typeof props.field, { kind: "text" }>>;
  const isPassword = variation.secret ?? props.field.kind === "password";
  const text = useText();
  const {
    rule,
    input: { ref, ...input },
  } = useRegistered(props, variation);
  const error = useFieldError(props);
  const label = text(field.label);
  const isLast = !next || form.fields[next]?.kind === "checkbox";

  function clear() {
    methods.setValue(id, "", { shouldDirty: true, shouldValidate: wasSent(methods) });
    methods.setFocus(id);
  }
  /** The phone's "next" key goes to the field below; only the last one submits. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || (!onEnter && (isLast || !next))) return;
    event.preventDefault();
    if (onEnter) onEnter();
    else if (next) methods.setFocus(next);
  }
  return (
    <Field
      {...input}
      {...inputHints(field, rule, isLast, longest)}
      {...hints}
      {...{ label, start, end }}
      inputRef={ref}
      kind={isPassword ? "password" : "text"}
      icon={field.icon}
      mustFill={variation.mustFill ?? field.required}
      placeholder={field.placeholder && text(field.placeholder)}
      defaultValue={field.initial}
      error={error && messageText(error, text, rule)}
      note={note && text(note)}
      onKeyDown={onKeyDown}
      control={control && ((given) => control(given, ref))}
      clear={field.clearable ? { label: text("form.clear").replace("{{field}}", label), onClear: clear } : undefined}
      reveal={isPassword ? { show: text("form.showPassword"), hide: text("form.hidePassword") } : undefined}
    />
  );
}

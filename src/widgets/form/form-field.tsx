import type { KeyboardEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Field as FieldDescriptor, Form } from "#descriptor/form.ts";
import { usePage } from "#data/site.ts";
import { useText } from "#text/use-text.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { checkValue, type Values } from "./check-value.ts";
import { dependants, inputHints } from "./input-hints.ts";

interface FormFieldProps {
  id: string;
  /** The id of the field below. */
  next: string | undefined;
  form: Form;
  methods: UseFormReturn<Values>;
}

/** One field of a form. */
export function FormField(props: FormFieldProps) {
  const field = props.form.fields[props.id];
  if (!field) return null;
  return field.kind === "checkbox" ? <Tick {...props} field={field} /> : <Line {...props} field={field} kind={field.kind} />;
}

function Tick({ id, form, methods, field }: FormFieldProps & { field: FieldDescriptor }) {
  const text = useText();
  const { ref, ...input } = useRegistered(id, form, methods, field);
  return <Checkbox {...input} inputRef={ref} label={text(field.label)} defaultChecked={field.initial === true} aria-invalid={methods.formState.errors[id] ? true : undefined} />;
}

function Line({ id, next, form, methods, field, kind }: FormFieldProps & { field: FieldDescriptor; kind: "text" | "password" }) {
  const text = useText();
  const rule = ruleOf(usePage().rules, field);
  const { ref, ...input } = useRegistered(id, form, methods, field);
  const error = methods.formState.errors[id]?.message;
  const label = text(field.label);
  const isLast = !next || form.fields[next]?.kind === "checkbox";

  function clear() {
    methods.setValue(id, "", { shouldDirty: true, shouldValidate: methods.formState.isSubmitted });
    methods.setFocus(id);
  }
  /** The phone's "next" key goes to the field below; only the last one sends. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || isLast || !next) return;
    event.preventDefault();
    methods.setFocus(next);
  }
  return (
    <Field
      {...input} {...inputHints(field, rule, isLast)} inputRef={ref} kind={kind} label={label} icon={field.icon} mustFill={field.required}
      placeholder={field.placeholder && text(field.placeholder)} defaultValue={typeof field.initial === "string" ? field.initial : undefined}
      error={error && text(error)} onKeyDown={onKeyDown}
      // One value in one known place: not worth the weight of the text engine on a page that has no other.
      clear={field.clearable ? { label: text("form.clear").replace("{{field}}", label), onClear: clear } : undefined}
      reveal={kind === "password" ? { show: text("form.showPassword"), hide: text("form.hidePassword") } : undefined}
    />
  );
}

function useRegistered(id: string, form: Form, methods: UseFormReturn<Values>, field: FieldDescriptor) {
  const { rules } = usePage();
  return methods.register(id, {
    validate: (value, values) => checkValue(field, ruleOf(rules, field), value, values) ?? true,
    deps: dependants(id, form.fields, rules),
  });
}

function ruleOf<R>(rules: Readonly<Record<string, R>>, field: FieldDescriptor): R | undefined {
  return field.rule === undefined ? undefined : rules[field.rule];
}

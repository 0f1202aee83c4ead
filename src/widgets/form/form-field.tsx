import { lazy, Suspense } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { FieldProps, FormFieldProps } from "./field-props.ts";
import type { LaterKind } from "./later-field.tsx";
import { Line } from "./line.tsx";
import { useRegistered } from "./use-registered.ts";

/** One field of a form. */
export function FormField(props: FormFieldProps) {
  const field = props.form.fields[props.id];
  if (!field) return null;
  switch (field.kind) {
    case "checkbox": return <Tick {...props} field={field} />;
    case "text": case "password": return <Line {...props} field={field} />;
    default: return <Later {...props} field={field} />;
  }
}

function Tick(props: FieldProps<FieldOf<"checkbox">>) {
  const text = useText();
  const { ref, ...input } = useRegistered(props).input;
  return <Checkbox {...input} inputRef={ref} label={text(props.field.label)} defaultChecked={props.field.initial === true} aria-invalid={props.methods.formState.errors[props.id] ? true : undefined} />;
}

const LaterField = lazy(() => import("./later-field.tsx").then((module) => ({ default: module.LaterField })));

/** A kind that few forms have. The host renders its place: nothing can be typed before its code is there. */
function Later(props: FieldProps<FieldOf<LaterKind>>) {
  const { label, icon, required } = props.field;
  const text = useText();
  const place = <Field label={text(label)} icon={icon} mustFill={required} control={() => null} />;
  return useHydrated() ? <Suspense fallback={place}><LaterField {...props} place={place} line={(variation) => <Line {...props} variation={variation} />} /></Suspense> : place;
}

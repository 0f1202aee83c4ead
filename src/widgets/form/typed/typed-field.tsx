import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { BoundFieldProps } from "../bound/bound-field.tsx";
import type { LaterProps, Resolved } from "../fields/field-props.ts";
import { Tick } from "../fields/tick.tsx";

export type TypedKind =
  | "amount"
  | "number"
  | "date"
  | "period"
  | "textarea"
  | "images"
  | "pin"
  | "switch"
  | "choice"
  | "output"
  | "review";
type Kinds = { [K in TypedKind]: LazyExoticComponent<ComponentType<LaterProps<Resolved<FieldOf<K>>>>> };

const kinds: Kinds = {
  amount: lazy(() => import("./amount-field.tsx").then((module) => ({ default: module.AmountField }))),
  number: lazy(() => import("./number-field.tsx").then((module) => ({ default: module.NumberField }))),
  date: lazy(() => import("./date-field.tsx").then((module) => ({ default: module.DateField }))),
  period: lazy(() => import("./period-field.tsx").then((module) => ({ default: module.PeriodField }))),
  textarea: lazy(() => import("./textarea-field.tsx").then((module) => ({ default: module.TextareaField }))),
  images: lazy(() => import("./images-field.tsx").then((module) => ({ default: module.ImagesField }))),
  pin: lazy(() => import("./pin-field.tsx").then((module) => ({ default: module.PinField }))),
  switch: lazy(() => import("./switch-field.tsx").then((module) => ({ default: module.SwitchField }))),
  choice: lazy(() => import("./choice-field.tsx").then((module) => ({ default: module.ChoiceField }))),
  review: lazy(() => import("../bound/review-field.tsx").then((module) => ({ default: module.ReviewField }))),
  output: lazy(() => import("../bound/output-field.tsx").then((module) => ({ default: module.OutputField }))),
};

/** Kinds that are here only because their initial value comes from elsewhere. */
const others: { [K in "text" | "checkbox" | "select"]: ComponentType<LaterProps<Resolved<FieldOf<K>>>> } = {
  text: ({ line }) => line({}),
  checkbox: Tick as ComponentType<LaterProps<Resolved<FieldOf<"checkbox">>>>,
  select: lazy(() => import("../fields/select-field.tsx").then((module) => ({ default: module.SelectField }))),
};

/** Few fields take limits and initial values from elsewhere. */
const BoundField = lazy(() => import("../bound/bound-field.tsx").then((module) => ({ default: module.BoundField })));

/** A field whose value is not just text. Each kind is loaded with the first field of it. */
export function TypedField({ place, ...props }: LaterProps<FieldOf<AnyKind>>) {
  const Kind = { ...kinds, ...others }[props.field.kind] as ComponentType<LaterProps<FieldOf<AnyKind>>>;
  return (
    <Suspense fallback={place}>
      {isBound(props.field) ? (
        <BoundField {...props} field={props.field} Kind={Kind as BoundFieldProps["Kind"]} place={place} />
      ) : (
        <Kind {...props} place={place} />
      )}
    </Suspense>
  );
}

type AnyKind = TypedKind | keyof typeof others;
export type BoundKind = keyof typeof others | "amount" | "number" | "date" | "textarea" | "switch" | "choice";

function isBound(field: FieldOf<AnyKind>): field is FieldOf<BoundKind> {
  const { min, max, step, currency, quick, initial } = field as Partial<FieldOf<"amount">>;
  return initial !== undefined
    ? field.kind !== "switch" || typeof initial === "object"
    : [min, max, step, currency].some((bound) => typeof bound === "object") ||
        [quick].flat().some((amount) => typeof amount === "object");
}

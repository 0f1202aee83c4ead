import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import type { BoundFieldProps } from "../bound/bound-field.tsx";
import type { LaterProps, Settled } from "../fields/field-props.ts";

export type TypedKind =
  | "amount"
  | "number"
  | "date"
  | "period"
  | "textarea"
  | "images"
  | "pin"
  | "switch"
  | "output"
  | "review";
type Kinds = { [K in TypedKind]: LazyExoticComponent<ComponentType<LaterProps<Settled<FieldOf<K>>>>> };

const kinds: Kinds = {
  amount: lazy(() => import("./amount-field.tsx").then((module) => ({ default: module.AmountField }))),
  number: lazy(() => import("./number-field.tsx").then((module) => ({ default: module.NumberField }))),
  date: lazy(() => import("./date-field.tsx").then((module) => ({ default: module.DateField }))),
  period: lazy(() => import("./period-field.tsx").then((module) => ({ default: module.PeriodField }))),
  textarea: lazy(() => import("./textarea-field.tsx").then((module) => ({ default: module.TextareaField }))),
  images: lazy(() => import("./images-field.tsx").then((module) => ({ default: module.ImagesField }))),
  pin: lazy(() => import("./pin-field.tsx").then((module) => ({ default: module.PinField }))),
  switch: lazy(() => import("./switch-field.tsx").then((module) => ({ default: module.SwitchField }))),
  review: lazy(() => import("../bound/review-field.tsx").then((module) => ({ default: module.ReviewField }))),
  output: lazy(() => import("../bound/output-field.tsx").then((module) => ({ default: module.OutputField }))),
};

/** Few fields take limits and initial values from elsewhere. */
const BoundField = lazy(() => import("../bound/bound-field.tsx").then((module) => ({ default: module.BoundField })));

/** A field whose value is not just text. Each kind is loaded with the first field of it. */
export function TypedField({ place, ...props }: LaterProps<FieldOf<TypedKind>>) {
  const Kind = kinds[props.field.kind] as ComponentType<LaterProps<FieldOf<TypedKind>>>;
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

export type BoundKind = "amount" | "number" | "date";

function isBound(field: FieldOf<TypedKind>): field is FieldOf<BoundKind> {
  const limits = field as Partial<FieldOf<BoundKind>>;
  return limits.initial !== undefined
    ? field.kind !== "switch"
    : typeof limits.min === "object" || typeof limits.max === "object";
}

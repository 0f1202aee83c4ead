import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from "react";
import type { Field, FieldOf } from "#descriptor/field.ts";
import type { TypedKind } from "../typed/typed-field.tsx";
import type { LaterProps, Resolved } from "./field-props.ts";

type LaterKind = Exclude<Field["kind"], "text" | "password" | "checkbox">;
type Kinds = {
  [K in Exclude<LaterKind, TypedKind>]: LazyExoticComponent<ComponentType<LaterProps<Resolved<FieldOf<K>>>>>;
};

const kinds: Kinds = {
  account: lazy(() => import("./account-field.tsx").then((module) => ({ default: module.AccountField }))),
  select: lazy(() => import("./select-field.tsx").then((module) => ({ default: module.SelectField }))),
  phone: lazy(() => import("./phone-field.tsx").then((module) => ({ default: module.PhoneField }))),
  "sms-code": lazy(() => import("./sms-code-field.tsx").then((module) => ({ default: module.SmsCodeField }))),
  "invitation-code": lazy(() =>
    import("./invitation-code-field.tsx").then((module) => ({ default: module.InvitationCodeField })),
  ),
  described: lazy(() =>
    import("../described/described-group.tsx").then((module) => ({ default: module.DescribedGroup })),
  ),
  captcha: lazy(() => import("./captcha-field.tsx").then((module) => ({ default: module.CaptchaField }))),
};

/** They have a table of their own: a page without them loads no line of it. */
const TypedField = lazy(() => import("../typed/typed-field.tsx").then((module) => ({ default: module.TypedField })));

/**
 * A field whose code is loaded with the first one of its kind. Separate from the form: most forms have none, and their
 * pages should be usable early.
 */
export function LaterField({ place, ...props }: LaterProps<Field>) {
  const own =
    typeof (props.field as FieldOf<"text">).initial === "object" ? undefined : kinds[props.field.kind as keyof Kinds];
  const Kind = (own ?? TypedField) as ComponentType<LaterProps<Field>>;
  return (
    <Suspense fallback={place}>
      <Kind {...props} place={place} />
    </Suspense>
  );
}

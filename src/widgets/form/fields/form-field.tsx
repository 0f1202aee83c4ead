import { lazy, Suspense, useEffect, type ReactNode } from "react";
import type { FieldOf, ValueField } from "#descriptor/field.ts";
import { useText } from "#text/use-text.ts";
import { Field } from "#ui/control/field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import styles from "../form.module.css";
import { ChoicePlace } from "./choice-place.tsx";
import { comingIn } from "./coming-fields.ts";
import type { FieldProps, FormFieldProps } from "./field-props.ts";
import { Line } from "./line.tsx";
import { Tick } from "./tick.tsx";

/** One field of a form. */
export function FormField(props: FormFieldProps) {
  const field = props.form.fields[props.id];
  if (!field) return null;
  // The code that takes an initial value from elsewhere is loaded with the first such field.
  if (typeof (field as FieldOf<"text">).initial === "object") return <Later {...props} field={field} />;
  switch (field.kind) {
    case "checkbox":
      return <Tick {...props} field={field} />;
    case "text":
      return <Line {...props} field={field} />;
    case "password":
      return (
        <>
          <Line {...props} field={field} />
          {field.strength && <Strength {...props} field={field} />}
        </>
      );
    default:
      return <Later {...props} field={field} />;
  }
}

const PasswordStrength = lazy(() =>
  import("../password/strength.tsx").then(
    (module) => ({ default: module.PasswordStrength }),
    () => ({ default: () => null }),
  ),
);

/** Optional help: the form works without its code, and has its place free for it. */
function Strength({ id, methods, rules, field }: FieldProps<FieldOf<"password">>) {
  return (
    <div className={styles.strength}>
      {useHydrated() && (
        <Suspense>
          <PasswordStrength {...{ id, methods }} rule={rules[field.rule ?? ""]} />
        </Suspense>
      )}
    </div>
  );
}

const LaterField = lazy(() => import("./later-field.tsx").then((module) => ({ default: module.LaterField })));

/** A kind that few forms have. The host renders its space: nothing can be typed before its code has loaded. */
function Later(props: FieldProps) {
  const { label, icon, required, note } = props.field as FieldOf<"phone">;
  const text = useText();
  const place = (
    <Coming {...props}>
      {props.field.kind === "choice" ? (
        <ChoicePlace field={props.field} />
      ) : (
        <Field
          label={text(label)}
          icon={icon}
          mustFill={required}
          note={note ? text(note) : lineOfLimits(props.field)}
          control={() => null}
        />
      )}
    </Coming>
  );
  return useHydrated() ? (
    <Suspense fallback={place}>
      <LaterField
        {...props}
        place={place}
        line={(variation, instead) => (
          <Line {...(props as FieldProps<ValueField>)} {...instead} variation={variation} />
        )}
      />
    </Suspense>
  ) : (
    place
  );
}

/** The place of a field whose code is on its way. */
function Coming({ id, contributions, children }: Pick<FieldProps, "id" | "contributions"> & { children: ReactNode }) {
  useEffect(() => comingIn(contributions).note(id), [id, contributions]);
  return children;
}

/** The space of the line in which an amount says its limits. */
function lineOfLimits(field: FieldProps["field"]): string | undefined {
  return field.kind === "amount" && field.max !== undefined ? "\u00a0" : undefined;
}

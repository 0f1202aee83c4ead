import type { FieldOf } from "#descriptor/field.ts";
import { useSession } from "#session/use-session.ts";
import { useText } from "#text/use-text.ts";
import { Field } from "#ui/control/field.tsx";
import type { LaterProps } from "./field-props.ts";

/** The member's account, for password managers. It is not part of the form's call. */
export function AccountField({ field: { label, icon } }: LaterProps<FieldOf<"account">>) {
  const text = useText();
  return (
    <Field
      label={text(label)}
      icon={icon}
      value={useSession()?.userName ?? ""}
      disabled
      readOnly
      autoComplete="username"
    />
  );
}

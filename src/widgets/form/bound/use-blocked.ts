import { useEffect, useEffectEvent } from "react";
import type { FormFieldProps } from "../fields/field-props.ts";

/** Blocks the button of the form: what it would send is not known yet. */
export function useBlocked({ id, onGate }: Pick<FormFieldProps, "id" | "onGate">, isBlocked: boolean): void {
  const tell = useEffectEvent((blocked: boolean) => onGate(id, !blocked));
  useEffect(() => tell(isBlocked), [isBlocked]);
}

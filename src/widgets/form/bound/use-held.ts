import { useEffect, useEffectEvent } from "react";
import type { FormFieldProps } from "../fields/field-props.ts";

/** Holds the form's button back: what it would send is not known yet. */
export function useHeld({ id, onGate }: Pick<FormFieldProps, "id" | "onGate">, isHeld: boolean): void {
  const tell = useEffectEvent((held: boolean) => onGate(id, !held));
  useEffect(() => tell(isHeld), [isHeld]);
}

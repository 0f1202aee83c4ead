import { useEffect } from "react";
import { parameterOf } from "../submit/call-input.ts";
import type { FieldProps, Parameters } from "../fields/field-props.ts";

/** Sends a field's typed value as something else. */
export function useContribution(
  { id, field, contributions }: FieldProps,
  wire: (typed: string, parameter: string) => Parameters,
): void {
  const parameter = parameterOf(id, field);
  useEffect(() => {
    contributions.set(id, (typed) => wire(typed, parameter));
    return () => {
      contributions.delete(id);
    };
  });
}

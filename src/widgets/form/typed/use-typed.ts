import { useEffect, useState } from "react";
import type { FormFieldProps } from "../fields/field-props.ts";

/** What is typed or chosen in a field now. */
export function useTyped({ id, methods }: Pick<FormFieldProps, "id" | "methods">): string {
  const [typed, setTyped] = useState(() => String(methods.getValues(id) ?? ""));
  useEffect(() => {
    const { unsubscribe } = methods.watch((values, { name }) => {
      if (name === undefined || name === id) setTyped(String(values[id] ?? ""));
    });
    return unsubscribe;
  }, [methods, id]);
  return typed;
}

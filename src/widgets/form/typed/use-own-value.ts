import { useEffect, useMemo } from "react";
import type { FieldProps } from "../fields/field-props.ts";

/** Makes a field a value of its form that has no single input with it: it is registered by hand. */
export function useOwnValue(
  { id, methods }: FieldProps,
  group: HTMLElement | null,
  check: (value: string) => string | null | undefined,
): void {
  const { ref } = methods.register(id, { validate: (value) => check(typeof value === "string" ? value : "") ?? true });
  const anchor = useMemo(
    () => ({ name: id, value: "", focus: () => group?.querySelector("input")?.focus() }),
    [id, group],
  );
  useEffect(() => ref(anchor));
}

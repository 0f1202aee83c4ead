import { useCallback, useSyncExternalStore } from "react";
import type { Methods } from "../values/methods.ts";
import type { FieldMessage } from "./field-message.ts";
import type { FormFieldProps } from "./field-props.ts";

/** What is wrong with a field. It alone is drawn again when that changes, not the form, which may be a long one. */
export function useFieldError({ id, methods }: Pick<FormFieldProps, "id" | "methods">): FieldMessage | undefined {
  return useFormState(methods, id, "errors", () => methods.getFieldState(id).error as FieldMessage | undefined);
}

/** Whether something is wrong with any of several fields. */
export function useIsAnyWrong(ids: readonly string[], methods: Methods): boolean {
  return useFormState(methods, ids.join(), "errors", () => ids.some((id) => methods.getFieldState(id).error));
}

/** Whether the form is being checked and sent. */
export function useIsSending(methods: Methods): boolean {
  return useFormState(methods, "", "isSubmitting", () => methods.control._formState.isSubmitting);
}

/** A part of a form's state. `ids`: of which fields, separated by commas; empty: of the form. */
function useFormState<T>(methods: Methods, ids: string, part: "errors" | "isSubmitting", now: () => T): T {
  const subscribe = useCallback(
    (callback: () => void) =>
      methods.subscribe({
        ...(ids !== "" && { name: ids.split(","), exact: true }),
        formState: { [part]: true },
        callback,
      }),
    [methods, ids, part],
  );
  return useSyncExternalStore(subscribe, now, now);
}

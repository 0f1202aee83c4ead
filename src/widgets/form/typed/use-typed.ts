import { useCallback, useSyncExternalStore } from "react";
import type { FormFieldProps } from "../fields/field-props.ts";

/** What is typed or chosen in a field now, also by a tap before its page has settled. */
export function useTyped({ id, methods }: Pick<FormFieldProps, "id" | "methods">): string {
  const subscribe = useCallback(
    (callback: () => void) => {
      const { unsubscribe } = methods.watch((_, { name }) => {
        if (name === undefined || name === id) callback();
      });
      return unsubscribe;
    },
    [methods, id],
  );
  const now = () => String(methods.getValues(id) ?? "");
  return useSyncExternalStore(subscribe, now, now);
}

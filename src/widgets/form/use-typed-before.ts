import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Form } from "#descriptor/form.ts";
import type { Values } from "./check-value.ts";

/** Takes over what was typed, or filled in by the browser, before the page was: it stands in the inputs and nowhere else. */
export function useTypedBefore({ fields }: Pick<Form, "fields">, { getValues, setValue }: UseFormReturn<Values>): void {
  useEffect(() => {
    for (const id of Object.keys(fields)) {
      const value = getValues(id);
      if (typeof value === "string" && value !== "") setValue(id, value);
    }
    // Only what was there before: later changes are heard.
  }, []);
}

import type { UseFormReturn } from "react-hook-form";
import type { Values } from "./check-value.ts";

/** What can be done with what is typed in a form. */
export type Methods = Omit<UseFormReturn<Values>, "formState">;

/** Whether the form has been sent, successfully or not: what is changed is then checked at once. */
export function wasSent({ control }: Methods): boolean {
  return control._formState.isSubmitted;
}

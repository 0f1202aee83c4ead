import { createFormControl } from "react-hook-form";
import type { Values } from "./check-value.ts";
import type { Methods } from "./methods.ts";

/**
 * Without default values a form adopts the inputs' current values: text that was typed before hydration stays. Not with
 * the library's hook, which draws a form twice, and again with each error: here, fields follow what they show.
 */
export function openForm(): Methods {
  const methods = createFormControl<Values>({ mode: "onSubmit", reValidateMode: "onChange", shouldFocusError: false });
  // As the hook does: what is typed counts.
  methods.control._state.mount = true;
  return methods;
}

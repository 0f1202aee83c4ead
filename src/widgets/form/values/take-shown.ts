import type { Field } from "react-hook-form";
import type { Methods } from "./methods.ts";

/** Takes what the inputs show now: password managers fill them in without telling the page. */
export function takeShown({ control, getValues, setValue }: Methods): void {
  // Ids have no dots, so that no field is inside another.
  const fields = control._fields as Readonly<Record<string, Field | undefined>>;
  for (const [id, field] of Object.entries(fields)) {
    const input: unknown = field?._f.ref;
    if (isLine(input) && input.isConnected && input.value !== (getValues(id) ?? ""))
      setValue(id, input.value, { shouldDirty: true });
  }
}

/** Whether it is an input of text, of whatever kind: a box has a value, too, ticked or not. */
function isLine(input: unknown): input is HTMLInputElement | HTMLTextAreaElement {
  if (input instanceof HTMLTextAreaElement) return true;
  return input instanceof HTMLInputElement && !["checkbox", "radio", "file"].includes(input.type);
}

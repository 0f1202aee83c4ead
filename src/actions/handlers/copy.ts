import { copyText } from "#ui/toast/copy-text.ts";
import type { ActionHandler } from "../action-handler.ts";
import { boundValue } from "../bound-values.ts";

/** Copies a value, and says so. */
export const copy: ActionHandler<"copy"> = async ({ value, copied, failed }, context) =>
  copyText(String((await boundValue(value, context)) ?? ""), {
    copied: context.text(copied),
    failed: context.text(failed),
  });

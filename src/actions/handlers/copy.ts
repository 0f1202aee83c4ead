import { copyText } from "#ui/toast/copy-text.ts";
import type { ActionContext, ActionHandler } from "../action-handler.ts";
import { boundValue } from "../bound-values.ts";

/** Copies a value, and says so. */
export const copy: ActionHandler<"copy"> = async (action, context) =>
  copyWords(String((await boundValue(action.value, context)) ?? ""), action, context);

/** Copies words, and says in the action's own whether that succeeded. */
export function copyWords(
  words: string,
  { copied, failed }: { copied: string; failed: string },
  { text }: ActionContext,
): Promise<void> {
  return copyText(words, { copied: text(copied), failed: text(failed) });
}

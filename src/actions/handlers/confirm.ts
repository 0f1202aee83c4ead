import { ask } from "#ui/overlay/dialog-store.ts";
import type { ActionHandler } from "../action-handler.ts";

/** Asks for confirmation before running what follows. */
export const confirm: ActionHandler<"confirm"> = async (action, context) => {
  const agreed = await ask({
    title: context.text(action.title),
    text: context.text(String(action.text)),
    cancel: context.text(action.cancel),
    submit: context.text(action.submit),
  });
  if (agreed) await context.run(action.then, context.subject);
};

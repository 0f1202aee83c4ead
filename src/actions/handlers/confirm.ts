import type { ActionHandler } from "../action-handler.ts";
import { agrees } from "../send-once.ts";

/** Asks for confirmation before running what follows. */
export const confirm: ActionHandler<"confirm"> = async (action, { text, run, subject }) => {
  if (await agrees(action, { text })) await run(action.then, subject);
};

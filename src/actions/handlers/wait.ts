import type { ActionHandler } from "../action-handler.ts";

/** Waits before running what follows. */
export const wait: ActionHandler<"wait"> = (action) =>
  new Promise((resolve) => {
    setTimeout(resolve, action.for);
  });

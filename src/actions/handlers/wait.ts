import type { Deed } from "../action-handler.ts";

/** Waits before what follows. */
export const wait: Deed<"wait"> = (action) =>
  new Promise((resolve) => {
    setTimeout(resolve, action.for);
  });

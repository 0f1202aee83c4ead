import { callsOn } from "#data/client/effects.ts";
import type { ActionHandler } from "../action-handler.ts";

/** Refetches from the platform. */
export const refresh: ActionHandler<"refresh"> = async (action, context) => {
  await Promise.all(callsOn(action.what).map((call) => context.refresh(call)));
};

import { callsOn } from "#data/client/cache/effects.ts";
import type { CallName } from "#gateway/contract.ts";
import type { ActionHandler } from "../action-handler.ts";

/** Refetches what is named from the platform; without a name everything that the page shows. */
export const refresh: ActionHandler<"refresh"> = async ({ what, calls }, context) => {
  const named = [...(what ? callsOn(what) : []), ...((calls ?? []) as CallName[])];
  await (named.length > 0 ? Promise.all(named.map((call) => context.refresh(call))) : context.refresh());
};

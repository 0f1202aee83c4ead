import type { CallName } from "#gateway/contract.ts";
import type { ActionHandler } from "../action-handler.ts";

const calls: Record<"wallet" | "unread" | "announcements", readonly CallName[]> = {
  wallet: ["wallet", "merchantWallet"],
  unread: ["unreadCount"],
  announcements: ["announcements"],
};

/** Refetches from the platform. */
export const refresh: ActionHandler<"refresh"> = async (action, context) => {
  await Promise.all(calls[action.what].map((call) => context.refresh(call)));
};

import type { CallName } from "#gateway/contract.ts";
import type { Deed } from "../deed.ts";

const calls: Record<"wallet" | "unread" | "announcements", CallName> = { wallet: "wallet", unread: "unreadCount", announcements: "announcements" };

/** Asks the platform again. */
export const refresh: Deed<"refresh"> = (action, context) => context.refresh(calls[action.what]);

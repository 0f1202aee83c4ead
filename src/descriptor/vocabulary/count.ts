import { z } from "zod";

/** What a badge counts. An endpoint of the contract says which of these its answer is (`counts`). */
export const countName = z
  .enum(["unclaimedPromotions", "unreadAgentNotices", "unreadMessages"])
  .describe("What a badge counts. It is shown above 0 (account §2.4); one that has not come takes no room.");
export type CountName = z.infer<typeof countName>;

import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { balance, currency, picture, timestamp } from "./values.ts";

export const memberType = z
  .int()
  .min(0)
  .describe("Member type number; 4 is a trial account, 0 and 40 are not agents (games §6).");

export const iconId = z.string().min(1).max(40).describe("Id of a picture that headIcon lists.");

/** The signed-in member (account §3). */
export const member = z.object({
  id: z.string(),
  account: z.string().describe("The name to sign in with.").register(fieldMeta, { sensitive: true }),
  nickname: z.string().describe("Empty when the member has none."),
  regDate: timestamp,
  type: memberType,
  toUpline: z.boolean().describe("Whether the member has an upline."),
  headIcon: iconId.describe("Id of the picture that is the member's: their choice, or one of them by default. Ours."),
  picture: picture.describe("That picture; square, drawn to be cropped to a circle. Ours."),
  vip: z
    .string()
    .min(1)
    .nullable()
    .describe("The label of the member's VIP level (games §2, Member centre); null: there is none."),
});

/** A picture that members can choose for themselves (account §7). */
export const headIcon = z.object({
  id: iconId,
  url: picture.describe("Square, drawn to be cropped to a circle."),
  chosen: z.boolean().describe("Whether it is the member's own; that of one."),
});

/* What a member hides and shows with one tap, everywhere at once (account §2.3). */
/** The member's money over all wallets. */
export const wallet = z.object({ sumBalance: balance, currency });
/** The member's money at the merchant itself. */
export const merchantWallet = z.object({ balance, currency });
/** What the member has in one wallet. The specification does not show its shape. */
export const walletShare = z.object({
  id: z.string().min(1).describe("main: the merchant's own wallet; otherwise the vendor's code."),
  name: z.string().nullable().describe("Display name of the vendor; null: the merchant's own wallet."),
  balance,
});

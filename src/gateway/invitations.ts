import { z } from "zod";
import { identifying } from "./field-meta.ts";
import { html, money, timestamp } from "./values.ts";

const link = z.string().max(400).describe("The address that opens the registration with the code filled in.");

/** What inviting friends offers a member, and what it has brought. The specification shows no shape; all of this is ours. */
export const invitation = z.object({
  code: z.string().min(1).max(64).describe("The member's own code, which is always there."),
  link,
  friends: z.int().min(0).describe("How many friends have registered with one of the member's codes."),
  depositors: z.int().min(0).describe("How many of them have made a deposit."),
  earned: money.describe("What the member has received for their deposits."),
  bonus: money.describe("What the member receives once for each friend."),
  minimum: money.describe("The least deposit of a friend that brings it."),
  rules: html.describe("The rules, in the language of the call."),
});
export type Invitation = z.infer<typeof invitation>;

/** A code with which friends register: games §7 calls them affiliate URLs. */
export const affiliateCode = z.object({
  code: identifying(z.string().min(1).max(64).describe("The code, as it is typed.")),
  name: z.string().max(40).describe("What the member calls it; empty: nothing."),
  main: z.boolean().describe("Whether it is the member's first one, which stays."),
  link,
  friends: z.int().min(0).describe("How many friends have registered with it."),
  createdAt: timestamp.describe("When it was created."),
});
export type AffiliateCode = z.infer<typeof affiliateCode>;

/** Somebody who has registered with a code of the member. */
export const invitedFriend = z.object({
  id: z.string().min(1).max(60).describe("Names the entry; it is no name of the friend."),
  account: z.string().max(60).describe("The friend's user name, masked."),
  registeredAt: timestamp.describe("When the friend registered."),
  deposited: z.boolean().describe("Whether the friend has made a deposit."),
  codeName: z.string().max(64).describe("The name of the code that the friend used, or the code itself; empty: none."),
  earned: money.describe("What the friend's deposit has brought the member; 0.00: nothing."),
});

import { z } from "zod";
import { fieldMeta, identifying } from "./field-meta.ts";
import { money, timestamp } from "./values.ts";

export const limitPeriod = z
  .enum(["day", "week", "month"])
  .describe(
    "A calendar period in the merchant's time zone: day from midnight, week from Monday, month from its first day.",
  );
export type LimitPeriod = z.infer<typeof limitPeriod>;

/** What a member allows themselves to deposit in a period. The specification has no limits; all of this is ours. */
export const depositLimit = z.object({
  period: identifying(limitPeriod),
  amount: money.nullable().describe("The most that can be deposited in the period; null: there is no limit."),
  used: money.describe("What was deposited in the period that runs now: what waits and what was credited."),
  left: money.nullable().describe("What can still be deposited in it, never below zero; null: there is no limit."),
  change: z
    .enum(["none", "raise", "removal"])
    .describe(
      "none: nothing is about to change. raise: a higher limit was requested. removal: it was requested that there is none any more.",
    )
    .register(fieldMeta, { tones: { none: "quiet", raise: "waiting", removal: "waiting" } }),
  changeTo: money.nullable().describe("The requested higher limit; null for `none` and `removal`."),
  changesAt: timestamp.nullable().describe("When the requested change takes effect; null: nothing was requested."),
});
export type DepositLimit = z.infer<typeof depositLimit>;

/** How often a member is reminded of how long they have been playing. */
export const realityCheck = z.object({
  every: z
    .enum(["never", "quarter", "half", "hour"])
    .describe(
      "How often, while the member is signed in. never: not at all. quarter: every 15 minutes. half: every 30. hour: every 60.",
    ),
});
export type RealityCheck = z.infer<typeof realityCheck>;

/** What happened since the session was opened, as a reality check tells it. */
export const playingTime = z.object({
  since: timestamp.describe("When the session was opened."),
  minutes: z.int().min(0).describe("Whole minutes since then."),
  stake: money.describe("What the member staked since then, on every phone."),
  paid: money.describe("What bets paid since then."),
  net: money.describe("What they paid less what was staked: negative where the member lost."),
  every: realityCheck.shape.every,
});
export type PlayingTime = z.infer<typeof playingTime>;

/** Whether a member has stopped playing, and until when. */
export const protection = z.object({
  state: z
    .enum(["none", "timeOut", "excluded"])
    .describe(
      "none: the member may play. timeOut and excluded: nothing can be deposited or staked; excluded, no promotion can be joined either.",
    )
    .register(fieldMeta, { tones: { none: "good", timeOut: "waiting", excluded: "bad" } }),
  until: timestamp.nullable().describe("When it ends; null for `none`, and where it never ends."),
});
export type Protection = z.infer<typeof protection>;

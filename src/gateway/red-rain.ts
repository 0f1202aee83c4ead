import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { money, timestamp } from "./values.ts";

/** An envelope as it falls. Nothing in it tells what it holds. */
const rainEnvelope = z.object({
  id: z.string().min(1).max(40).describe("Names the envelope in this round."),
  at: z.int().min(0).describe("When it begins to fall, in milliseconds after the round has begun."),
  falls: z.int().min(1).describe("For how many milliseconds it falls: it can be caught as long."),
  across: z.int().min(0).max(100).describe("Where it falls, in percent of the width."),
});

/** A round of the red envelope rain (games §2: red envelope rain). The specification shows no shape. */
export const rainRound = z.object({
  id: z.string().min(1).max(40).describe("Names the round."),
  opensAt: timestamp.describe("From when on members can join."),
  startsAt: timestamp.describe("When the first envelopes fall."),
  endsAt: timestamp.describe("When the last one has fallen: nobody can join any more."),
  takenUntil: timestamp.describe("Until when the platform takes what was caught."),
  serverTime: timestamp.describe("What time it is at the platform: phones count down by it."),
  pot: money.describe("What all envelopes of the round hold together."),
  most: money.describe("The most that one envelope holds."),
  catches: z.int().min(1).describe("How many envelopes a member can catch."),
  state: z
    .enum(["new", "joined", "caught"])
    .describe("new: the member has not joined. joined: they have. caught: the platform has taken what they caught.")
    .register(fieldMeta, { tones: { new: "quiet", joined: "waiting", caught: "good" } }),
  amount: money.nullable().describe("What the caught envelopes held; null: none were taken yet."),
  envelopes: z
    .array(rainEnvelope)
    .describe("The envelopes in the order in which they fall; empty for who has not joined."),
});
export type RainRound = z.infer<typeof rainRound>;
export type RainEnvelope = z.infer<typeof rainEnvelope>;

/** What a member caught in a round. The specification shows no shape. */
export const rainRecord = z.object({
  id: z.string().describe("Names it."),
  startedAt: timestamp.describe("When the round began."),
  caught: z.int().min(0).describe("How many envelopes were caught."),
  amount: money.describe("What they held."),
  at: timestamp.describe("When the platform took the catch."),
});

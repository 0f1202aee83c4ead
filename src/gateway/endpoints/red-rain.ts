import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { numberedPages, pageOf } from "../pages.ts";
import { rainRecord, rainRound } from "../red-rain.ts";
import { money } from "../values.ts";
import { ledgerCalls, transferCalls } from "./ledger-calls.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;
const round = z.string().min(1).max(40).describe("The round.");
/** More than any round lets a member catch. */
const MOST_SENT = 100;

export const rainRounds = endpoint({
  method: "GET",
  path: "/api/rain/rounds",
  auth: "session",
  description:
    "The round of the red envelope rain that runs or whose catch is still taken, and the next ones of today and tomorrow, the earliest first (games §2 red envelope rain). For who has joined with the envelopes: when and where they fall, never what they hold. The specification shows no shape.",
  input: z.object({}),
  output: z.array(rainRound),
  errors: sessionErrors,
});

export const joinRain = endpoint({
  method: "POST",
  path: "/api/rain/join",
  auth: "session",
  idempotent: true,
  changes: ["rainRounds"],
  description:
    "Join a round, before it begins or while it rains, until its last second. What the member's envelopes will hold is settled with that. Who has joined already has joined, on this phone and on another. rain.early: the round does not take anyone yet. rain.over: it is over. rain.full: all places are taken. player.excluded: who has excluded themselves wins nothing. The specification does not show the call.",
  input: z.object({ round }),
  output: rainRound,
  errors: [...sessionErrors, "request.unknown", "rain.early", "rain.over", "rain.full", "player.excluded"],
});

export const catchRain = endpoint({
  method: "POST",
  path: "/api/rain/catch",
  auth: "session",
  idempotencyKey: "idempotencyKey",
  movesMoney: "received",
  changes: ["rainRounds", "rainRecords", ...ledgerCalls, ...transferCalls],
  description:
    "Say which envelopes a member has caught, once a round: what they hold is paid into the member's wallet. How much that is depends on how many they are, not on which. A request with the same key is the same catch, whatever else it says. rain.early: the round has not begun, or one of the envelopes does not fall yet. rain.over: the catch comes later than takenUntil. rain.taken: the member's catch was taken already, such as from another phone. field.invalid: an envelope does not belong to the round, is named twice, or there are more than a member can catch. The specification does not show the call.",
  input: z.object({
    round,
    envelopes: z.array(z.string().min(1).max(40)).min(1).max(MOST_SENT).describe("The ids of the caught envelopes."),
    idempotencyKey,
  }),
  output: z.object({
    amount: money.describe("What they held together; it is in the wallet."),
    held: z.array(money).describe("What each of them held, in the order in which they were sent."),
  }),
  errors: [
    ...sessionErrors,
    "request.unknown",
    "field.invalid",
    "rain.early",
    "rain.over",
    "rain.taken",
    "player.excluded",
  ],
});

export const rainRecords = endpoint({
  method: "GET",
  path: "/api/rain/records",
  auth: "session",
  description:
    "What the member caught in rounds of the red envelope rain, the latest first, page by page. The specification does not show the call.",
  input: z.object({ ...numberedPages(25) }),
  output: pageOf(rainRecord),
  errors: sessionErrors,
});

import { z } from "zod";
import { applicationImages } from "../application-images.ts";
import { describedValues } from "../described.ts";
import { endpoint } from "../endpoint.ts";
import { fieldMeta } from "../field-meta.ts";
import { activity as activityEntity, activityDetail, activityStatus } from "../entities.ts";
import { ledgerCalls, rewardCalls } from "./ledger-calls.ts";
import { language, money } from "../values.ts";

const id = z.string().min(1).max(40).describe("The activity.");
const refusals = [
  "session.missing",
  "session.expired",
  "request.unknown",
  "trial.rejected",
  "activity.closed",
] as const;

/** The answers that change once a member has taken part: a reward is paid into the wallet. */
const taken = ["activity", "activities", ...rewardCalls, ...ledgerCalls] as const;

export const activities = endpoint({
  method: "GET",
  path: "/api/activities",
  auth: "optional",
  cacheSeconds: 30,
  description:
    "The merchant's activities, in its order, and the visitor's status in each (account §2.1, games §4). The specification does not show the call.",
  input: z.object({ language }),
  output: z.array(activityEntity),
  errors: [],
});

export const activity = endpoint({
  method: "GET",
  path: "/api/activities/detail",
  auth: "optional",
  description: "One activity with its text (account §2.1). The specification does not show the call.",
  input: z.object({ id, language }),
  output: activityDetail,
  errors: ["request.unknown"],
});

export const joinActivity = endpoint({
  method: "POST",
  path: "/api/activities/join",
  auth: "session",
  idempotent: true,
  multipart: true,
  bodyBytes: applicationImages.most * applicationImages.bytes + 128 * 1024,
  changes: taken,
  description:
    "Take part in an activity, apply for it, or sign in for today, as it requires (games §4, §5). Nothing changes for a member who takes part already. Images are sent with the application in the same body, so that both arrive or neither does; `image.many`, `image.large` and `image.invalid` refuse all of it, and so does `field.invalid`: what is sent as `details` is not what the activity's `fields` ask for. Its `field` is `details.` with the name of the first that is wrong or missing. player.excluded: who has excluded themselves joins nothing.",
  input: z.object({
    id,
    comment: z
      .string()
      .max(140)
      .default("")
      .describe("A comment on the application, up to 140 characters (account §9, games §5)."),
    details: describedValues.default({}),
    images: z
      .array(z.file())
      .register(fieldMeta, { files: applicationImages })
      .default([])
      .describe(
        `Images of the application: png or jpg by their first bytes, at most ${applicationImages.bytes} bytes (5 MB) each, at most ${applicationImages.most} (games §5).`,
      ),
  }),
  output: z.object({ status: activityStatus }),
  errors: [...refusals, "player.excluded", "field.invalid", "image.invalid", "image.large", "image.many"],
});

export const claimActivity = endpoint({
  method: "POST",
  path: "/api/activities/claim",
  auth: "session",
  idempotent: true,
  movesMoney: true,
  changes: taken,
  description:
    "Claim the reward of an activity: it is paid into the member's wallet, once (games §4). Nothing changes for a member who has claimed it already. player.excluded: who has excluded themselves claims nothing.",
  input: z.object({ id }),
  output: z.object({ status: activityStatus, reward: money }),
  errors: [...refusals, "player.excluded"],
});

import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { picture, timestamp } from "./values.ts";

/** The most characters of what a member or a merchant writes. */
export const FEEDBACK_CHARACTERS = 1000;

export const feedbackKind = z
  .enum(["deposit", "withdrawal", "game", "account", "promotion", "suggestion", "other"])
  .describe(
    "What it is about. deposit: paying in. withdrawal: paying out. game: a game or a bet. account: signing in, data, security. promotion: a reward. suggestion: an idea. other: anything else.",
  );
export type FeedbackKind = z.infer<typeof feedbackKind>;

/** The most characters of its beginning, where it is listed. */
export const FEEDBACK_BEGINNING = 120;

/** What a member wrote to the merchant, with where the conversation stands (account §7). The shape is ours. */
export const feedback = z.object({
  id: z.string().describe("Names it."),
  kind: feedbackKind,
  text: z
    .string()
    .max(FEEDBACK_BEGINNING)
    .describe(
      "The beginning of what the member wrote first, in one line: the thread has all of it. Text, never markup.",
    ),
  state: z
    .enum(["waiting", "answered", "closed"])
    .describe(
      "waiting: the merchant has not answered the latest message. answered: it has. closed: nothing can be added.",
    )
    .register(fieldMeta, { tones: { waiting: "waiting", answered: "good", closed: "quiet" } }),
  at: timestamp.describe("When it was sent."),
  changedAt: timestamp.describe("When somebody last wrote, or it was closed."),
});
export type Feedback = z.infer<typeof feedback>;

const sent = picture
  .nullable()
  .describe(
    "An image that was sent with it; null: none. Who has its address sees it: nobody guesses it, and no phone keeps it.",
  );

/** One message of the conversation about it. The shape is ours. */
export const feedbackMessage = z.object({
  id: z.string().describe("Names the message."),
  sender: z
    .enum(["member", "merchant"])
    .describe("member: the member wrote it. merchant: customer service did.")
    .register(fieldMeta, { tones: { member: "quiet", merchant: "good" } }),
  text: z.string().max(FEEDBACK_CHARACTERS).describe("What was written. Text, never markup."),
  images: z.int().min(0).describe("How many images were sent with it."),
  picture1: sent,
  picture2: sent,
  picture3: sent,
  at: timestamp.describe("When it was sent."),
});
export type FeedbackMessage = z.infer<typeof feedbackMessage>;

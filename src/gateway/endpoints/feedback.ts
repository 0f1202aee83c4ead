import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { applicationImages } from "../application-images.ts";
import { endpoint } from "../endpoint.ts";
import { FEEDBACK_CHARACTERS, feedback as one, feedbackKind, feedbackMessage as message } from "../feedback.ts";
import { fieldMeta } from "../field-meta.ts";
import { numberedPages, pageOf } from "../pages.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const imageErrors = ["image.invalid", "image.large", "image.many"] as const;
const bodyBytes = applicationImages.most * applicationImages.bytes + 128 * 1024;
const id = z.string().min(1).max(60).describe("The feedback.");
const text = z
  .string()
  .regex(/\S/)
  .max(FEEDBACK_CHARACTERS)
  .describe(`What the member writes, up to ${FEEDBACK_CHARACTERS} characters. Text, never markup.`);
const images = z
  .array(z.file())
  .register(fieldMeta, { files: applicationImages })
  .default([])
  .describe(
    `Images that go with it: png or jpg by their first bytes, at most ${applicationImages.bytes} bytes (5 MB) each, at most ${applicationImages.most}.`,
  );

export const feedback = endpoint({
  method: "GET",
  path: "/api/feedback",
  auth: "session",
  description:
    "What the member has written to the merchant, that in which somebody wrote last first, page by page. The specification does not show the call.",
  input: z.object({ ...numberedPages(25) }),
  output: pageOf(one),
  errors: sessionErrors,
});

export const feedbackThread = endpoint({
  method: "GET",
  path: "/api/feedback/messages",
  auth: "session",
  description:
    "The conversation about one of them, the latest message first, page by page. request.unknown: the member has written no such feedback. The specification does not show the call.",
  input: z.object({ id, ...numberedPages(25) }),
  output: pageOf(message),
  errors: [...sessionErrors, "request.unknown"],
});

export const sendFeedback = endpoint({
  method: "PUT",
  path: "/api/feedback",
  auth: "session",
  multipart: true,
  bodyBytes,
  idempotencyKey: "idempotencyKey",
  changes: ["feedback"],
  description:
    "Write to the merchant (account §7, games §2). Images are sent in the same body, so that all of it arrives or nothing does: image.many, image.large and image.invalid refuse all of it. feedback.many: the member has written as much as is possible within a day. A request with the same key is the same feedback, whatever else it says. The specification names the call and its method; the rest is ours.",
  input: z.object({ kind: feedbackKind, text, images, idempotencyKey }),
  output: one,
  errors: [...sessionErrors, ...imageErrors, "feedback.many"],
});

export const continueFeedback = endpoint({
  method: "POST",
  path: "/api/feedback/messages",
  auth: "session",
  multipart: true,
  bodyBytes,
  idempotencyKey: "idempotencyKey",
  changes: ["feedback", "feedbackThread"],
  description:
    "Add a message to what was written, which waits for the merchant then. feedback.closed: nothing can be added to it any more. Everything else is as in sendFeedback. The specification does not show the call.",
  input: z.object({ id, text, images, idempotencyKey }),
  output: one,
  errors: [...sessionErrors, ...imageErrors, "request.unknown", "feedback.closed", "feedback.many"],
});

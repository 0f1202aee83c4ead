import type { Feedback, FeedbackKind, FeedbackMessage } from "#gateway/feedback.ts";
import type { ImageType } from "#gateway/application-images.ts";
import type { When } from "./columns.ts";
import type { GeneratedAlways } from "kysely";

export interface FeedbackTable {
  id: string;
  account_id: string;
  kind: FeedbackKind;
  state: Feedback["state"];
  created_at: When;
  changed_at: When;
  idempotency_key: string;
}
export interface FeedbackMessageTable {
  id: string;
  feedback_id: string;
  sender: FeedbackMessage["sender"];
  text: string;
  sent_at: When;
  idempotency_key: string;
  /** The order in which they were written. */
  number: GeneratedAlways<bigint>;
}
/** An image of a message; `place` counts in the order in which they were sent, from 1. */
export interface FeedbackImageTable {
  message_id: string;
  place: number;
  media_type: ImageType;
  bytes: Uint8Array;
}

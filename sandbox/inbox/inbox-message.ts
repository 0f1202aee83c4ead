import { randomUUID } from "node:crypto";
import type { Writing } from "../catalogue/announcement.ts";
import { withName } from "../merchants/with-name.ts";

/** The row of a message in an inbox, in English and Filipino. */
export function messageTo(
  accountId: string,
  writing: Writing,
  merchantName: string,
  sentAt: Date,
  readAt: Date | null,
) {
  return { id: randomUUID(), account_id: accountId, sent_at: sentAt, read_at: readAt, ...words(writing, merchantName) };
}

/** The row of a message to every member of a merchant. */
export function broadcastOf(merchantCode: string, writing: Writing, merchantName: string, sentAt: Date) {
  return { id: randomUUID(), merchant_code: merchantCode, sent_at: sentAt, ...words(writing, merchantName) };
}

function words({ EN, TY }: Writing, merchantName: string) {
  return {
    title: withName(EN.title, merchantName),
    content: withName(EN.content, merchantName),
    title_ty: TY ? withName(TY.title, merchantName) : null,
    content_ty: TY ? withName(TY.content, merchantName) : null,
  };
}

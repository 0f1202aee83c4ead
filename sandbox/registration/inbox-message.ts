import { randomUUID } from "node:crypto";
import type { Writing } from "../catalogue/announcement.ts";
import { withName } from "../merchants/with-name.ts";

/** The row of a message in an inbox, in English and Filipino. */
export function messageTo(
  accountId: string,
  { EN, TY }: Writing,
  merchantName: string,
  sentAt: Date,
  readAt: Date | null,
) {
  return {
    id: randomUUID(),
    account_id: accountId,
    sent_at: sentAt,
    read_at: readAt,
    title: withName(EN.title, merchantName),
    content: withName(EN.content, merchantName),
    title_ty: TY ? withName(TY.title, merchantName) : null,
    content_ty: TY ? withName(TY.content, merchantName) : null,
  };
}

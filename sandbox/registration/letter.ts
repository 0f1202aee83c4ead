import { randomUUID } from "node:crypto";
import type { Bilingual } from "../catalogue/announcement.ts";
import { withName } from "../merchants/with-name.ts";

/** A letter as it lies in an inbox, in both languages. */
export function letterTo(
  accountId: string,
  { EN, TY }: Bilingual,
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
    title_ty: withName(TY.title, merchantName),
    content_ty: withName(TY.content, merchantName),
  };
}

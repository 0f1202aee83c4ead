import { WELCOME_GIFT } from "../catalogue/activities.ts";
import { welcomeMessage } from "../catalogue/inbox.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { messageTo } from "../inbox/inbox-message.ts";
import { ledgerAccountOf } from "../ledger/accounts.ts";
import type { Merchant } from "../merchants/merchant.ts";

/** Gives a new member a ledger account, the reward for registering and a message. */
export async function welcome(
  database: Database,
  { merchant, clock }: { merchant: Pick<Merchant, "code" | "name">; clock: Clock },
  accountId: string,
): Promise<void> {
  await ledgerAccountOf(database, merchant.code, accountId);
  await database
    .insertInto("member_promotions")
    .values({ account_id: accountId, promotion: WELCOME_GIFT, claimed_at: null })
    .execute();
  await database
    .insertInto("messages")
    .values(messageTo(accountId, welcomeMessage, merchant.name, clock.now(), null))
    .execute();
}

import { randomUUID } from "node:crypto";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { realMemberOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockAccount } from "../database/lock-account.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { Account } from "../database/tables.ts";
import { payBonuses } from "../invitations/bonus.ts";
import { answerOf, codesOf, linkOf, mainCodeOf, MOST_CODES, newCode } from "../invitations/codes.ts";
import { broughtBy, friendsOf } from "../invitations/friends.ts";
import { BONUS, MINIMUM, rulesIn } from "../invitations/terms.ts";
import { promotionsOf } from "../merchants/promotions.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";
import { masked } from "../transfers/upline.ts";

/** The caller, who may invite while the merchant runs the promotion. */
function inviterOf(context: Pick<CallContext<"invitation">, "session" | "merchant">): Account {
  const account = realMemberOf(context);
  if (!promotionsOf(context.merchant).REFERRAL)
    throw new PlatformError("activity.closed", "The merchant does not run the promotion REFERRAL now");
  return account;
}

export const invitation: Handler<"invitation"> = async (context) => {
  const { database, clock, input } = context;
  const account = inviterOf(context);
  await payBonuses(database, clock);
  const code = await mainCodeOf(database, account, clock);
  const { friends, depositors, earned } = await broughtBy(database, account.id);
  return {
    code,
    link: linkOf(code, input.address),
    friends,
    depositors,
    earned: decimalOf(earned),
    bonus: BONUS,
    minimum: MINIMUM,
    rules: rulesIn(input.language, context.merchant.currency),
  };
};

export const affiliateCodes: Handler<"affiliateCodes"> = async (context) => {
  const { database, clock, input } = context;
  const account = inviterOf(context);
  await mainCodeOf(database, account, clock);
  return (await codesOf(database, account.id)).map((code) => answerOf(code, input.address));
};

export const createAffiliateCode: Handler<"createAffiliateCode"> = async (context) => {
  const { database, clock, input } = context;
  const account = inviterOf(context);
  const name = input.name.trim();
  if (name === "") throw new PlatformError("field.invalid", "A code needs a name", { field: "name" });
  await mainCodeOf(database, account, clock);
  const key = input.idempotencyKey ?? randomUUID();
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const earlier = await rowWithKey(transaction, "affiliate_codes", account.id, key);
    if (earlier) return { code: earlier.code };
    const codes = await codesOf(transaction, account.id);
    if (codes.length >= MOST_CODES)
      throw new PlatformError("affiliate.full", `A member has ${MOST_CODES} codes at most: remove one first`);
    if (codes.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw new PlatformError("field.invalid", "Another code has this name", { field: "name" });
    return { code: await newCode(transaction, account, { name, main: false, idempotency_key: key }, clock) };
  });
};

export const removeAffiliateCode: Handler<"removeAffiliateCode"> = async (context) => {
  const { database, clock, input } = context;
  const account = inviterOf(context);
  const code = await database
    .selectFrom("affiliate_codes")
    .select(["code", "main"])
    .where("account_id", "=", account.id)
    .where("code", "=", input.code.trim().toUpperCase())
    .executeTakeFirst();
  if (!code) throw new PlatformError("request.unknown", "The member has no such code");
  if (code.main) throw new PlatformError("affiliate.main", "The first code stays: it is on links that are out there");
  await database
    .updateTable("affiliate_codes")
    .set({ removed_at: clock.now() })
    .where("account_id", "=", account.id)
    .where("code", "=", code.code)
    .where("removed_at", "is", null)
    .execute();
  return { removed: true };
};

export const invitedFriends: Handler<"invitedFriends"> = pageOf({
  before: async (context) => {
    inviterOf(context);
  },
  select: (context) => friendsOf(context.database, inviterOf(context).id),
  order: latestFirst("invitations.invited_at", "invitations.number", "number"),
  mostBefore: MOST_BEFORE,
  map: (row) => ({
    id: row.id,
    account: masked(row.username),
    registeredAt: row.invited_at.toISOString(),
    deposited: row.deposited,
    codeName: row.name || row.code || "",
    earned: decimalOf(BigInt(row.earned)),
  }),
});

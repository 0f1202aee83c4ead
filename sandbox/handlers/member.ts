import { decimalOf } from "#kernel/money.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { mainBalance, totalBalance } from "../ledger/accounts.ts";

export const memberInfo: Handler<"memberInfo"> = async (context) => {
  const account = callerOf(context);
  return {
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    regDate: account.registered_at.toISOString(),
    type: account.type,
    toUpline: account.upline_id !== null,
  };
};

export const wallet: Handler<"wallet"> = async (context) => {
  const account = callerOf(context);
  const balance = await totalBalance(context.database, account.merchant_code, account.id);
  return { sumBalance: decimalOf(balance), currency: context.merchant.currency };
};

export const merchantWallet: Handler<"merchantWallet"> = async (context) => {
  const account = callerOf(context);
  const balance = await mainBalance(context.database, account.merchant_code, account.id);
  return { balance: decimalOf(balance), currency: context.merchant.currency };
};

export const promotionCount: Handler<"promotionCount"> = async (context) => {
  const { count } = await context.database
    .selectFrom("member_promotions")
    .select((select) => select.fn.countAll().as("count"))
    .where("account_id", "=", callerOf(context).id)
    .where("claimed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

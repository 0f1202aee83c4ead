import { decimalOf } from "#kernel/money.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { atVendor, MAIN, mainBalance, totalBalance, walletsOf } from "../ledger/accounts.ts";
import { headIconOf } from "../pictures/head-icons.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { rewardedCaller } from "../rewards/member.ts";
import { claimable } from "../rewards/member-rewards.ts";
import { levelOf } from "../vip/member-level.ts";

export const memberInfo: Handler<"memberInfo"> = async (context) => {
  const account = callerOf(context);
  const icon = headIconOf(account);
  return {
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    regDate: account.registered_at.toISOString(),
    type: account.type,
    toUpline: account.upline_id !== null,
    headIcon: icon,
    picture: pictureUrl(context.merchant, "avatar", icon),
    vip: (await levelOf({ ...context, account }))?.label ?? null,
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

export const walletList: Handler<"walletList"> = async (context) => {
  const { merchant, database } = context;
  const { id, merchant_code } = callerOf(context);
  const wallets = await walletsOf(database, merchant_code, id);
  const vendors = await database
    .selectFrom("vendors")
    // A vendor has a row for each of its categories.
    .select(({ fn }) => ["vassalage", fn.min("name").as("name"), fn.min("sort").as("place")])
    .where("merchant_code", "=", merchant.code)
    .groupBy("vassalage")
    .orderBy("place")
    .execute();
  return [
    { id: MAIN, name: null, balance: decimalOf(wallets.get(MAIN) ?? 0n) },
    ...vendors.flatMap(({ vassalage, name }) => {
      const balance = wallets.get(atVendor(vassalage));
      return balance === undefined ? [] : [{ id: vassalage, name, balance: decimalOf(balance) }];
    }),
  ];
};

export const promotionCount: Handler<"promotionCount"> = async (context) => {
  const account = callerOf(context);
  return account.type === TRIAL_TYPE ? 0 : claimable(await rewardedCaller(context));
};

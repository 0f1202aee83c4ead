import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Account } from "../database/tables.ts";
import { ledgerAccountOf, MAIN } from "../ledger/accounts.ts";
import { transfer } from "../ledger/transfer.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { limitsOf, movableAmount } from "../transfers/amounts.ts";
import { bringBack, lockedBalances, moveFunds } from "../transfers/move.ts";
import { movedOnce } from "../transfers/requests.ts";
import { acceptedForUpline, rulesNow, uplineOf } from "../transfers/upline.ts";
import { ledgerKindOf, openWallet, walletAnswer, walletsOfMember } from "../transfers/wallets.ts";

type AnyContext = Pick<CallContext<"transferWallets">, "database" | "merchant" | "session" | "clock">;

export const transferWallets: Handler<"transferWallets"> = async (context) => {
  const { input, database, merchant } = context;
  const wallets = await walletsOfMember(database, merchant, realMember(context));
  return wallets
    .filter(({ id, balance }) => id !== input.except && (!input.filled || id === MAIN || balance > 0n))
    .map(walletAnswer);
};

export const transferLimits: Handler<"transferLimits"> = async (context) => {
  const { from } = await ends(context, realMember(context), context.input);
  return limitsOf(from.balance);
};

export const transferFunds: Handler<"transferFunds"> = async (context) => {
  const { input, database, clock } = context;
  const account = realMember(context);
  const request = { account, call: "transferFunds", idempotencyKey: input.idempotencyKey };
  return movedOnce(database, request, clock, async (transaction, id) => {
    const { from, to } = await ends({ ...context, database: transaction }, account, input);
    const balance = (await lockedBalances(transaction, account)).get(ledgerKindOf(from.id)) ?? 0n;
    const amount = movableAmount(input.amount, balance);
    await moveFunds(transaction, account, { from: from.id, to: to.id, amount, request: id }, clock);
    return amount;
  });
};

export const recallFunds: Handler<"recallFunds"> = async (context) => {
  const { input, database, merchant, clock } = context;
  const account = realMember(context);
  const request = { account, call: "recallFunds", idempotencyKey: input.idempotencyKey };
  return movedOnce(database, request, clock, async (transaction, id) => {
    const all = await walletsOfMember(transaction, merchant, account);
    const wallets =
      input.wallet === undefined ? all.filter(({ open }) => open) : [openWallet(all, input.wallet, "wallet")];
    const amount = await bringBack(transaction, account, { wallets, request: id }, clock);
    if (amount === 0n) throw new PlatformError("wallet.empty", "There is nothing to bring back");
    return amount;
  });
};

export const autoTransfer: Handler<"autoTransfer"> = async (context) => ({
  enabled: realMember(context).auto_transfer,
});

export const setAutoTransfer: Handler<"setAutoTransfer"> = async (context) => {
  const { enabled } = context.input;
  await context.database
    .updateTable("accounts")
    .set({ auto_transfer: enabled })
    .where("id", "=", realMember(context).id)
    .execute();
  return { enabled };
};

export const uplineRules: Handler<"uplineRules"> = async (context) =>
  rulesNow({ ...context, account: realMember(context) });

export const uplineTransfer: Handler<"uplineTransfer"> = async (context) => {
  const { input, database, clock } = context;
  const account = realMember(context);
  const request = { account, call: "uplineTransfer", idempotencyKey: input.idempotencyKey };
  return movedOnce(database, request, clock, async (transaction, id) => {
    const who = { ...context, account, database: transaction };
    // The upline may be closing the account. Uplines form a tree: nobody waits in a circle.
    if (account.upline_id !== null) await lockAccount(transaction, account.upline_id);
    const upline = await uplineOf(who);
    if (!upline) throw new PlatformError("upline.closed", "The member has no upline to which money can be transferred");
    const merchantCode = account.merchant_code;
    const [from, to] = [
      await ledgerAccountOf(transaction, merchantCode, account.id),
      await ledgerAccountOf(transaction, merchantCode, upline.id),
    ];
    await lockedBalances(transaction, account);
    const amount = await acceptedForUpline(who, input.amount);
    const idempotencyKey = `to-upline:${id}`;
    await transfer(transaction, { merchantCode, from, to, amount, idempotencyKey, kind: "to-upline" }, clock);
    return amount;
  });
};

/** Where money comes from and goes to. Throws a PlatformError where it cannot be moved between them. */
async function ends({ database, merchant }: AnyContext, account: Account, input: { from: string; to: string }) {
  if (input.from === input.to)
    throw new PlatformError("field.invalid", "The money is already in this wallet", { field: "to" });
  const wallets = await walletsOfMember(database, merchant, account);
  return { from: openWallet(wallets, input.from, "from"), to: openWallet(wallets, input.to, "to") };
}

function realMember(context: Pick<AnyContext, "session">): Account {
  const account = callerOf(context);
  if (account.type === TRIAL_TYPE) throw new PlatformError("trial.rejected", "Trial accounts have no real money");
  return account;
}

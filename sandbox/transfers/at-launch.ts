import { randomUUID } from "node:crypto";
import type { Session } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { isLotteryVendor } from "../draws/lottery-vendors.ts";
import { atVendor, MAIN, walletsOf } from "../ledger/accounts.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { bringBack, lockedBalances, moveFunds } from "./move.ts";
import { isOpen, walletsOfMember } from "./wallets.ts";

interface Launching {
  database: Database;
  merchant: Merchant;
  session: Session;
  clock: Clock;
}

/**
 * The kind of ledger account that a game plays with. Where the member has chosen so, the money is moved there first. A
 * member who never moved money to the vendor plays with the merchant's wallet.
 */
export async function walletOfGame({ database, merchant, session, clock }: Launching, vendor: string): Promise<string> {
  const { account } = session;
  const ofVendor = isLotteryVendor(vendor) ? MAIN : atVendor(vendor);
  if (account.type === TRIAL_TYPE) return MAIN;
  if (account.auto_transfer) await bringTo(database, merchant, account, ofVendor === MAIN ? MAIN : vendor, clock);
  const balance = (await walletsOf(database, account.merchant_code, account.id)).get(ofVendor);
  if (balance === undefined) return MAIN;
  if (balance === 0n && ofVendor !== MAIN && !account.auto_transfer)
    throw new PlatformError("wallet.empty", `The member's wallet at the vendor "${vendor}" is empty`);
  return ofVendor;
}

/** Moves what is in all other wallets to one. Asked again it finds nothing to move, so that it needs no key. */
async function bringTo(
  database: Database,
  merchant: Merchant,
  account: Account,
  target: string,
  clock: Clock,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOpenAccount(transaction, account);
    const request = randomUUID();
    const others = (await walletsOfMember(transaction, merchant, account)).filter(
      ({ id, open }) => id !== target && open,
    );
    await bringBack(transaction, account, { wallets: others, request }, clock);
    const amount = (await lockedBalances(transaction, account)).get(MAIN) ?? 0n;
    if (target === MAIN || amount === 0n || !isOpen(merchant, target)) return;
    await moveFunds(transaction, account, { from: MAIN, to: target, amount, request }, clock);
  });
}

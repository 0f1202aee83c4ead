import type { TransferWallet } from "#gateway/transfers.ts";
import { decimalOf } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Account, Database } from "../database/tables.ts";
import { LOTTERY_VENDORS } from "../draws/lottery-vendors.ts";
import { atVendor, MAIN, walletsOf } from "../ledger/accounts.ts";
import type { Merchant } from "../merchants/merchant.ts";

/** One of the wallets that a member can have. `id` as it travels: main, or a vendor's code. */
export interface Wallet {
  id: string;
  name: string | null;
  /** Minor units. */
  balance: bigint;
  open: boolean;
}

/** The wallets of a member: the merchant's own first, then those at the vendors of games, in the merchant's order. */
export async function walletsOfMember(database: Database, merchant: Merchant, account: Account): Promise<Wallet[]> {
  const balances = await walletsOf(database, account.merchant_code, account.id);
  const vendors = await database
    .selectFrom("vendors")
    .select(({ fn }) => ["vassalage", fn.min("name").as("name"), fn.min("sort").as("place")])
    .where("merchant_code", "=", merchant.code)
    .where("vassalage", "not in", LOTTERY_VENDORS)
    .groupBy("vassalage")
    .orderBy("place")
    .execute();
  return [
    { id: MAIN, name: null, balance: balances.get(MAIN) ?? 0n, open: true },
    ...vendors.map(({ vassalage, name }) => ({
      id: vassalage,
      name,
      balance: balances.get(atVendor(vassalage)) ?? 0n,
      open: isOpen(merchant, vassalage),
    })),
  ];
}

/** One of them between which money can be moved now. Throws a PlatformError where there is none, or it is closed. */
export function openWallet(wallets: readonly Wallet[], id: string, field: string): Wallet {
  const wallet = wallets.find((one) => one.id === id);
  if (!wallet) throw new PlatformError("request.unknown", `There is no wallet "${id}"`, { field });
  if (!wallet.open)
    throw new PlatformError("vendor.closed", `The vendor "${id}" is closed for now: no money can be moved`, { field });
  return wallet;
}

export function isOpen({ state }: Merchant, vendor: string): boolean {
  return !state.closedVendors?.includes(vendor);
}

/** The kind of ledger account of a wallet. */
export function ledgerKindOf(id: string): string {
  return id === MAIN ? MAIN : atVendor(id);
}

export function walletAnswer({ id, name, balance, open }: Wallet): TransferWallet {
  return { id, name, balance: decimalOf(balance), open };
}

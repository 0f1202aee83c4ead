import { useCall } from "#data/client/use-call.ts";
import { useOnline } from "#data/client/use-online.ts";
import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import { useSession } from "#session/use-session.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";

/** A masked balance. Its length is fixed, so that it does not reveal the number of digits. */
const STARS = "******";

/** A non-breaking space reserves the line of the name until it is known. */
const NO_NAME = "\u00a0";

/** The signed-in member and their balance, formatted. */
export interface BalanceView {
  name: string;
  /** The balance with two decimals, or stars. */
  written: string;
  /** The merchant wallet, formatted the same way; undefined while it is not known. */
  atMerchant: string | undefined;
  masked: boolean;
  /** The known amount is stale: it is never shown as the current one. */
  old: boolean;
  refreshing: boolean;
}

/**
 * The balance is masked because the member has hidden it, until it is known, while it is refetched (account §4), and
 * when that failed or is impossible.
 */
export function useBalance({ merchantWallet }: { merchantWallet: boolean }): BalanceView {
  const locale = useLocale();
  const text = useText();
  const online = useOnline();
  const hidden = usePreference(BALANCE_MASKED) === "1";
  const name = useName();
  const { data: wallet, isFetching, isError } = useCall("wallet");
  const { data: merchantBalance, isError: isWalletError } = useCall("merchantWallet", undefined, {
    enabled: merchantWallet,
  });
  if (isError && !wallet && !hidden)
    return {
      name,
      written: text("balance.failed"),
      atMerchant: undefined,
      masked: false,
      old: false,
      refreshing: isFetching,
    };
  const refreshing = isFetching && wallet !== undefined;
  const old = wallet !== undefined && !refreshing && (isError || !online);
  if (hidden || refreshing || old || !wallet)
    return { name, written: STARS, atMerchant: STARS, masked: true, old, refreshing };
  const atMerchant = isWalletError
    ? text("balance.failed")
    : merchantBalance && formatMoney(merchantBalance.balance, locale, merchantBalance.currency);
  return {
    name,
    written: formatMoney(wallet.sumBalance, locale, wallet.currency),
    atMerchant,
    masked: false,
    old,
    refreshing,
  };
}

/** One name, once: an account that gives way to a nickname moves what is read. */
function useName(): string {
  const session = useSession();
  const { data: member, isError } = useCall("memberInfo");
  return member?.nickname || member?.account || (isError && session?.userName) || NO_NAME;
}

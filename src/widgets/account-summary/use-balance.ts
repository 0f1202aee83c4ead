import { useCall } from "#data/client/use-call.ts";
import { useOnline } from "#data/client/use-online.ts";
import { BALANCE_MASKED, usePreference } from "#session/preferences.ts";
import { useSession } from "#session/use-session.ts";
import { formatMoney } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";

/** What stands for a masked balance. Always as many, so that they do not tell how many digits there are. */
const STARS = "******";

/** Keeps the line of the name open until it is known. */
const NO_NAME = "\u00a0";

/** Who is signed in and what they have, ready to be shown. */
export interface BalanceView {
  name: string;
  /** The balance with two decimals, or stars. */
  written: string;
  /** What is held at the merchant itself, written the same way; undefined while it is not known. */
  atMerchant: string | undefined;
  masked: boolean;
  /** It is known, but from before: money is never shown as it was once. */
  old: boolean;
  refreshing: boolean;
}

/**
 * The balance is masked because the person wants it so, until it is known, while it is asked for again (account §4),
 * and when that failed or cannot be done.
 */
export function useBalance({ merchantWallet }: { merchantWallet: boolean }): BalanceView {
  const session = useSession();
  const locale = useLocale();
  const text = useText();
  const online = useOnline();
  const hidden = usePreference(BALANCE_MASKED) === "1";
  const { data: member } = useCall("memberInfo");
  const { data: wallet, isFetching, isError } = useCall("wallet");
  const { data: held, isError: notHeld } = useCall("merchantWallet", undefined, { enabled: merchantWallet });
  const name = member?.nickname || member?.account || session?.userName || NO_NAME;
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
  const atMerchant = notHeld ? text("balance.failed") : held && formatMoney(held.balance, locale, held.currency);
  return {
    name,
    written: formatMoney(wallet.sumBalance, locale, wallet.currency),
    atMerchant,
    masked: false,
    old,
    refreshing,
  };
}

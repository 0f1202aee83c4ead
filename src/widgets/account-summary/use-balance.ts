import { useCall } from "#data/use-call.ts";
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
  refreshing: boolean;
}

/** The balance is masked because the person wants it so, until it is known, and while it is asked for again (account §4). */
export function useBalance({ merchantWallet }: { merchantWallet: boolean }): BalanceView {
  const session = useSession();
  const locale = useLocale();
  const text = useText();
  const hidden = usePreference(BALANCE_MASKED) === "1";
  const { data: member } = useCall("memberInfo");
  const { data: wallet, isFetching, isError } = useCall("wallet");
  const { data: held, isError: notHeld } = useCall("merchantWallet", undefined, { enabled: merchantWallet });
  const name = member?.nickname || member?.account || session?.userName || NO_NAME;
  const refreshing = isFetching && wallet !== undefined;
  if (isError && !wallet && !hidden) return { name, written: text("balance.failed"), atMerchant: undefined, masked: false, refreshing: isFetching };
  const masked = hidden || refreshing || !wallet;
  const amountHeld = held ? formatMoney(held.balance, locale, held.currency) : notHeld ? text("balance.failed") : undefined;
  return { name, written: masked ? STARS : formatMoney(wallet.sumBalance, locale, wallet.currency), atMerchant: masked ? STARS : amountHeld, masked, refreshing };
}

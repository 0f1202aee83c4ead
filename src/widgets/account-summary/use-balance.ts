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
  masked: boolean;
  refreshing: boolean;
}

/** The balance is masked because the person wants it so, until it is known, and while it is asked for again (account §4). */
export function useBalance(): BalanceView {
  const session = useSession();
  const locale = useLocale();
  const text = useText();
  const hidden = usePreference(BALANCE_MASKED) === "1";
  const { data: member } = useCall("memberInfo");
  const { data: wallet, isFetching, isError } = useCall("wallet");
  const name = member?.nickname || member?.account || session?.userName || NO_NAME;
  const refreshing = isFetching && wallet !== undefined;
  if (isError && !wallet && !hidden) return { name, written: text("balance.failed"), masked: false, refreshing: isFetching };
  const masked = hidden || refreshing || !wallet;
  return { name, written: masked ? STARS : formatMoney(wallet.sumBalance, locale, wallet.currency), masked, refreshing };
}

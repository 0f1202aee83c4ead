/** Codes of the vendors whose lottery games there are (games §9). The merchant itself takes the bets on their draws. */
export const LOTTERY_VENDORS = ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"] as const;

export function isLotteryVendor(code: string): boolean {
  return LOTTERY_VENDORS.some((one) => one === code);
}

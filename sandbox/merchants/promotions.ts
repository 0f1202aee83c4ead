import type { MerchantState } from "../database/merchant-tables.ts";

/** Which promotions a merchant runs (games §3), as far as operators have not changed it: all. */
export function promotionsOf({ promotions = {} }: Pick<MerchantState, "promotions">) {
  return { MISSION: promotions.MISSION ?? true, REFERRAL: promotions.REFERRAL ?? true };
}

/** Whether something about a promotion may be shown: one that the merchant has switched off is not mentioned. */
export function isOffered(promotion: string | null, state: Pick<MerchantState, "promotions">): boolean {
  const switches: Readonly<Record<string, boolean>> = promotionsOf(state);
  return promotion === null || (switches[promotion] ?? true);
}

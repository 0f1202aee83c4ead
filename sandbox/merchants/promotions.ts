import type { Merchant } from "./merchant.ts";

type Promoting = Pick<Merchant, "promotions" | "state">;

/** Which promotions a merchant runs (games §3): all, unless it was provisioned without one or an operator has changed it. */
export function promotionsOf({ promotions, state }: Promoting) {
  const runs = (name: "MISSION" | "REFERRAL") => state.promotions?.[name] ?? promotions[name] ?? true;
  return { MISSION: runs("MISSION"), REFERRAL: runs("REFERRAL") };
}

/** Whether something about a promotion may be shown: one that the merchant has switched off is not mentioned. */
export function isOffered(promotion: string | null, merchant: Promoting): boolean {
  const switches: Readonly<Record<string, boolean>> = promotionsOf(merchant);
  return promotion === null || (switches[promotion] ?? true);
}

import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import { openOffers, termsIn } from "../deposits/offers.ts";
import { expireDeposits } from "../deposits/settle.ts";
import type { Rewarded } from "./member.ts";
import type { MemberReward } from "./reward.ts";

/** The promotions that can be taken with a deposit. One that was given up or not paid in time can be taken again. */
export async function offerRewards(member: Rewarded, language: LanguageCode): Promise<MemberReward[]> {
  await expireDeposits(member.database, member.account.id, member.clock);
  return (await openOffers(member)).map((offer) => ({
    id: `offer:${offer.id}`,
    kind: "deposit",
    source: offer.id,
    title: wordsIn(offer.title, language),
    terms: termsIn(language, offer, member.merchant),
    status: "join",
    amount: null,
    offer: offer.id,
  }));
}

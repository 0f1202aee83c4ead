import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import { vipLevels, type Level } from "../catalogue/vip-levels.ts";
import { midnightOf } from "../records/midnight-of.ts";
import { firstDayAfter, firstDayOf } from "../records/first-day-of.ts";
import { monthsOf } from "../vip/member-level.ts";
import { levelAt, levelNow } from "../vip/standing.ts";
import { claimsOf, type Claim } from "./claims.ts";
import { todayOf, type Rewarded } from "./member.ts";
import type { MemberReward } from "./reward.ts";

/** What a member's VIP level brings: a gift for each level that was ever reached, and money each week. */
export async function benefitRewards(member: Rewarded, language: LanguageCode): Promise<MemberReward[]> {
  const { past, running } = await monthsOf(member);
  const claims = await claimsOf(member, "benefit", { ever: true });
  const highest = Math.max(levelNow(running), ...past.map(({ level }) => level));
  const gifts = vipLevels.slice(0, highest + 1).map((level) => giftOf(level, claims, language));
  return [...gifts, ...weeklyOf(levelAt(levelNow(running)), member, claims, language)];
}

function giftOf(level: Level, claims: readonly Claim[], language: LanguageCode): MemberReward {
  const id = `benefit:gift:${level.label}`;
  const claim = claims.find(({ rewardId }) => rewardId === id);
  return {
    id,
    kind: "benefit",
    source: "gift",
    title: wordsIn(GIFT.title, language).replace("{level}", level.label),
    terms: wordsIn(GIFT.terms, language),
    status: claim ? "claimed" : "claim",
    amount: claim?.amount ?? level.gift,
    claimedAt: claim?.claimedAt ?? null,
  };
}

/** The one of this week, and those that were claimed in earlier ones. */
function weeklyOf(
  level: Level | undefined,
  member: Rewarded,
  claims: readonly Claim[],
  language: LanguageCode,
): MemberReward[] {
  const today = todayOf(member);
  const id = `benefit:weekly:${firstDayOf("week", today)}`;
  const weekly = {
    kind: "benefit",
    source: "weekly",
    title: wordsIn(WEEKLY.title, language),
    terms: wordsIn(WEEKLY.terms, language),
  } as const;
  const claimed = claims
    .filter(({ source }) => source === "weekly")
    .map(({ rewardId, amount, claimedAt }) => ({
      ...weekly,
      id: rewardId,
      status: "claimed" as const,
      amount,
      claimedAt,
    }));
  if (!level || claimed.some((one) => one.id === id)) return claimed;
  const endsAt = midnightOf(firstDayAfter("week", today), member.merchant.timeZone);
  return [{ ...weekly, id, status: "claim", amount: level.weekly, endsAt }, ...claimed];
}

const GIFT = {
  title: { EN: "Gift for reaching {level}", TY: "Regalo sa pag-abot ng {level}" },
  terms: { EN: "Once for each level.", TY: "Isang beses sa bawat antas." },
};
const WEEKLY = {
  title: { EN: "VIP money of the week", TY: "VIP bonus ng linggo" },
  terms: {
    EN: "As much as your level brings. What is not claimed is gone on Monday.",
    TY: "Depende sa antas mo. Mawawala ito sa Lunes kapag hindi na-claim.",
  },
};

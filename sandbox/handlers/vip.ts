import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import type { VipMonth } from "#gateway/rewards.ts";
import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { vipLevels as levels } from "../catalogue/vip-levels.ts";
import { firstDayAfter } from "../records/first-day-of.ts";
import { locales } from "../records/locales.ts";
import { midnightOf } from "../records/midnight-of.ts";
import { rewardedCaller } from "../rewards/member.ts";
import { progressOf } from "../rewards/reward.ts";
import { levelOf, monthsOf } from "../vip/member-level.ts";
import { levelAt, levelNow, type MonthEnd } from "../vip/standing.ts";

/** How many months the history has. */
const LISTED = 12;

export const vipStanding: Handler<"vipStanding"> = async (context) => {
  const { running } = await monthsOf(await rewardedCaller(context));
  const place = levelNow(running);
  const [level, next] = [levelAt(place), levelAt(place + 1)];
  const { played, month } = running;
  return {
    level: level?.label ?? null,
    played: decimalOf(played),
    next: next?.label ?? null,
    toNext: next ? decimalOf(left(next.needs, played)) : null,
    progress: next ? progressOf({ money: played, of: next.needs }) : null,
    toKeep: level ? decimalOf(left(level.keeps, played)) : null,
    periodEnds: midnightOf(firstDayAfter("month", month), context.merchant.timeZone).toISOString(),
    outcome: !level ? "none" : running.level >= place ? "kept" : "lost",
  };
};

export const vipLevels: Handler<"vipLevels"> = async (context) => {
  const own = await levelOf(await rewardedCaller(context));
  return levels.map((level) => ({
    level: level.label,
    needs: decimalOf(level.needs),
    keeps: decimalOf(level.keeps),
    gift: decimalOf(level.gift),
    weekly: decimalOf(level.weekly),
    own: level === own,
  }));
};

export const vipHistory: Handler<"vipHistory"> = async (context) => {
  const { past } = await monthsOf(await rewardedCaller(context));
  const first = past.findIndex(({ played }) => played > 0n);
  if (first === -1) return [];
  return past
    .slice(first)
    .slice(-LISTED)
    .toReversed()
    .map((end) => ({
      month: end.month,
      title: monthIn(context.input.language, end.month),
      played: decimalOf(end.played),
      level: levelAt(end.level)?.label ?? null,
      change: changeOf(end),
    }));
};

/** A month as people say it, from its first day. */
function monthIn(language: LanguageCode, firstDay: string): string {
  const format = new Intl.DateTimeFormat(wordsIn(locales, language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(firstDay));
}

function changeOf({ before, level }: MonthEnd): VipMonth["change"] {
  if (level === before) return level === -1 ? "none" : "kept";
  return level > before ? "up" : "down";
}

function left(asked: bigint, played: bigint): bigint {
  return asked > played ? asked - played : 0n;
}

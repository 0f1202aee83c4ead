import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { figuresOf, rebateOf } from "../play/rebate.ts";
import { rewardedCaller } from "../rewards/member.ts";
import { rebateDays, takeRebates as taken, takenAt, turnoversDue } from "../rewards/rebates.ts";

export const rebateShares: Handler<"rebateShares"> = async (context) => {
  const due = await turnoversDue(await rewardedCaller(context));
  return [...new Set(due.map(({ gameType }) => gameType))]
    .map((gameType) => due.filter((one) => one.gameType === gameType))
    .map((group) => ({ group, sum: group.reduce((sum, one) => sum + rebateOf(one), 0n) }))
    .toSorted((one, other) => Number(other.sum - one.sum))
    .flatMap(({ group: [first, ...others] }) =>
      first ? [{ gameType: first.gameType, ...figuresOf([first, ...others]) }] : [],
    );
};

export const rebatesDue: Handler<"rebatesDue"> = async (context) => {
  const member = await rewardedCaller(context);
  const { turnover, amount } = figuresOf(await turnoversDue(member));
  const at = await takenAt(member);
  return { turnover, amount, since: rebateDays(member).from, takenAt: at?.toISOString() ?? null };
};

export const takeRebates: Handler<"takeRebates"> = async (context) => ({
  amount: decimalOf(await taken(await rewardedCaller(context))),
});

import { decimalOf } from "#kernel/money.ts";
import type { Clock } from "../clock.ts";
import type { TeamFigures } from "../database/team-tables.ts";
import type { Database } from "../database/tables.ts";
import { addDays } from "../records/days.ts";
import { dayUntilNow, isRunning, periodBefore, type Period } from "../records/period.ts";
import { activeIn } from "./active.ts";
import { figures, figuresOf } from "./figures.ts";
import { figuresOfPart } from "./until-now.ts";
import type { Whose } from "./whose.ts";

/** What the members lost to the merchant, in minor units. */
export function netOf({ stake, fees, paid, rebates, promotions, income }: TeamFigures): bigint {
  return stake + fees - paid - rebates - promotions - income;
}

/** The lines of a result, as calls answer them. */
export function linesOf(sums: TeamFigures) {
  return {
    stake: decimalOf(sums.stake),
    paid: decimalOf(sums.paid),
    rebates: decimalOf(sums.rebates),
    promotions: decimalOf(sums.promotions),
    income: decimalOf(sums.income),
    fees: decimalOf(sums.fees),
    net: decimalOf(netOf(sums)),
  };
}

/** What of a result is of those who are no longer where they were, as calls answer it. */
export function movedOf(sums: TeamFigures) {
  return { movedStake: decimalOf(sums.stake), movedNet: decimalOf(netOf(sums)) };
}

/** Whether the figures of a period can still change. */
export function stateOf(sums: Pick<TeamFigures, "open_stake">, period: Period, clock: Clock): "estimate" | "final" {
  return isRunning(period, clock) || sums.open_stake > 0n ? "estimate" : "final";
}

/** The figures of the period before over equal elapsed time; who placed a bet is counted once. */
export async function figuresBefore(
  database: Database,
  whose: Whose,
  period: Period,
  clock: Clock,
): Promise<TeamFigures> {
  const earlier = periodBefore(period);
  if (!isRunning(period, clock)) {
    const sums = await figuresOf(database, whose, earlier);
    return { ...sums, betting: BigInt((await activeIn(database, whose, earlier)).betting) };
  }
  const whole = { ...earlier, to: addDays(earlier.to, -1) };
  const days = await figuresOf(database, whose, whole);
  const betting = BigInt((await activeIn(database, whose, whole)).betting);
  const part = { day: earlier.to, span: dayUntilNow(earlier, clock), after: whole };
  return sumOf({ ...days, betting }, await figuresOfPart(database, whose, part));
}

function sumOf(one: TeamFigures, other: TeamFigures): TeamFigures {
  const sums = figures.map((figure) => [figure, one[figure] + other[figure]]);
  return Object.fromEntries(sums) as unknown as TeamFigures;
}

import type { GameCategory } from "#gateway/entities.ts";
import { minorUnits } from "#kernel/money.ts";
import { after, duration } from "../../clock.ts";
import type { LedgerKind } from "../../ledger/kinds.ts";
import { rebateOf, type Staked } from "../../play/rebate.ts";
import { dayOf } from "../../records/days.ts";
import type { PastBet } from "./past-bets.ts";

/** What was booked on a member's main account. */
export interface PastMovement {
  at: Date;
  kind: LedgerKind;
  /** Minor units, above zero. */
  amount: bigint;
  /** The number of a withdrawal, of which there are several movements; absent for others. */
  withdrawal?: number;
}

interface Planned {
  kind: LedgerKind;
  daysAgo: number;
  amount: string;
  withdrawal?: number;
}

/** What came and went besides bets: a withdrawal of each status is among it. */
const PLANNED: readonly Planned[] = [
  { kind: "deposit", daysAgo: 29.4, amount: "1000.00" },
  { kind: "withdrawal", daysAgo: 24.6, amount: "1500.00", withdrawal: 1 },
  { kind: "withdrawal-paid", daysAgo: 24.3, amount: "1500.00", withdrawal: 1 },
  { kind: "deposit", daysAgo: 21.2, amount: "500.00" },
  { kind: "promotion", daysAgo: 21.1, amount: "88.00" },
  { kind: "withdrawal", daysAgo: 15.5, amount: "3000.00", withdrawal: 2 },
  { kind: "withdrawal-returned", daysAgo: 15.1, amount: "3000.00", withdrawal: 2 },
  { kind: "deposit", daysAgo: 11.7, amount: "2000.00" },
  { kind: "withdrawal", daysAgo: 6.4, amount: "1200.00", withdrawal: 3 },
  { kind: "withdrawal-paid", daysAgo: 6.2, amount: "1200.00", withdrawal: 3 },
  { kind: "promotion", daysAgo: 5.3, amount: "50.00" },
  { kind: "deposit", daysAgo: 3.6, amount: "750.00" },
  { kind: "withdrawal", daysAgo: 1.4, amount: "800.00", withdrawal: 4 },
];
/** The member's rebate of a category, in hundredths of a percent. */
type RateOf = (category: GameCategory) => bigint;
/** Rebates are paid so long after the last bet of a day. */
const REBATE_AFTER = 12 * duration.hour;
/** On how many of the latest days with bets no rebate was taken yet. */
const NOT_TAKEN = 2;

/** All that was booked for bets and besides them, the earliest first. */
export function moneyOf(
  bets: readonly PastBet[],
  { now, timeZone, rateOf }: { now: Date; timeZone: string; rateOf: RateOf },
): PastMovement[] {
  const planned = PLANNED.map(({ daysAgo, amount, ...rest }) => ({
    ...rest,
    at: after(now, -daysAgo * duration.day),
    amount: minorUnits(amount),
  }));
  return [...planned, ...bets.flatMap(movementsOf), ...rebatesOf(bets, timeZone, rateOf)]
    .filter(({ amount }) => amount > 0n)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What all of it changed, in minor units. */
export function netOf(movements: readonly PastMovement[]): bigint {
  return movements.reduce((sum, { kind, amount }) => sum + signOf(kind) * amount, 0n);
}

/** Whether a movement gives (1) or takes (-1), or concerns money that was taken before (0). */
export function signOf(kind: LedgerKind): 1n | -1n | 0n {
  if (kind === "withdrawal-paid") return 0n;
  return kind === "stake" || kind === "withdrawal" ? -1n : 1n;
}

export function movementsOf({ placedAt, settledAt, stake, paid }: PastBet): PastMovement[] {
  return [
    { at: placedAt, kind: "stake", amount: stake },
    { at: settledAt, kind: "prize", amount: paid },
  ];
}

function rebatesOf(bets: readonly PastBet[], timeZone: string, rateOf: RateOf): PastMovement[] {
  return rebatedDays(bets, timeZone).map(({ last, turnovers }) => {
    const amount = turnovers.reduce((sum, one) => sum + rebateOf({ ...one, rate: rateOf(one.gameType) }), 0n);
    return { at: new Date(last + REBATE_AFTER), kind: "rebate", amount };
  });
}

/** The stakes for which rebates were taken, with their days' last bets: as the rebate report counts, only of bets that won or lost. */
export function rebatedDays(bets: readonly PastBet[], timeZone: string): { last: number; turnovers: Staked[] }[] {
  const counted = bets
    .filter(({ stake, paid }) => stake !== paid)
    .map((bet) => ({ ...bet, day: dayOf(bet.placedAt, timeZone) }));
  const days = [...new Set(counted.map(({ day }) => day))].toSorted();
  return days.slice(0, -NOT_TAKEN).map((day) => {
    const ofDay = counted.filter((bet) => bet.day === day);
    return {
      last: Math.max(...ofDay.map(({ placedAt }) => placedAt.getTime())),
      turnovers: turnoversOf(day, ofDay),
    };
  });
}

function turnoversOf(day: string, bets: readonly PastBet[]): Staked[] {
  const categories = new Set(bets.map(({ category }) => category));
  return [...categories].map((gameType) => ({
    day,
    gameType,
    turnover: bets.reduce((sum, { category, stake }) => (category === gameType ? sum + stake : sum), 0n),
  }));
}

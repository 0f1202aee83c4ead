import { callerOf, type Handler } from "../calls/call-context.ts";
import { bookedByDay, bookedIn, bookedUntilNow, nothing, resultOf } from "../ledger/results.ts";
import { settleBets } from "../play/settle-bets.ts";
import { addDays, countDays } from "../records/days.ts";
import { isRunning, periodBefore, periodOf } from "../records/period.ts";

export const profitAndLoss: Handler<"profitAndLoss"> = async (context) => {
  await settleBets(context.database, context.clock);
  const period = periodOf(context);
  const booked = await bookedByDay(context.database, callerOf(context), period);
  const days = Array.from({ length: countDays(period.from, period.to) }, (_, index) => addDays(period.from, index));
  const inOrder = context.input.sort === "earliest" ? days : days.toReversed();
  return inOrder.map((day) => ({ day, ...resultOf(booked.get(day) ?? nothing) }));
};

export const profitAndLossSummary: Handler<"profitAndLossSummary"> = async (context) => {
  const { database, clock } = context;
  await settleBets(database, clock);
  const period = periodOf(context);
  const member = callerOf(context);
  const earlier = periodBefore(period);
  const before = resultOf(
    isRunning(period, clock)
      ? await bookedUntilNow(database, member, earlier, clock)
      : await bookedIn(database, member, earlier),
  );
  return {
    ...resultOf(await bookedIn(database, member, period)),
    stakeBefore: before.stake,
    paidBefore: before.paid,
    promotionsBefore: before.promotions,
    rebateBefore: before.rebate,
    netBefore: before.net,
  };
};

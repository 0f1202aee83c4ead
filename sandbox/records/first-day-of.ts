import { addDays } from "./days.ts";

/** Calendar periods, the shortest first. */
export const calendarPeriods = ["day", "week", "month"] as const;
export type CalendarPeriod = (typeof calendarPeriods)[number];

/** The first day of each period that a day belongs to. */
const firstDay: Readonly<Record<CalendarPeriod, (day: string) => string>> = {
  day: (day) => day,
  // getUTCDay counts from Sunday, weeks from Monday.
  week: (day) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  month: (day) => `${day.slice(0, 7)}-01`,
};
/** No period is longer than this from its first day. */
const INTO_THE_NEXT: Readonly<Record<CalendarPeriod, number>> = { day: 1, week: 7, month: 31 };

export function firstDayOf(period: CalendarPeriod, day: string): string {
  return firstDay[period](day);
}

/** The first day of the period after that of a day. */
export function firstDayAfter(period: CalendarPeriod, day: string): string {
  return firstDay[period](addDays(firstDay[period](day), INTO_THE_NEXT[period]));
}

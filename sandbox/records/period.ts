import { sql, type RawBuilder } from "kysely";
import { FIRST_DAY, MOST_DAYS, USUAL_DAYS } from "#gateway/records.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import { addDays, countDays, dayOf } from "./days.ts";

/** Days of a merchant, both included. */
export interface Period {
  from: string;
  to: string;
  timeZone: string;
}
/** How calls name the first and the last day, unless the specification says otherwise. */
const FROM_TO = { from: "from", to: "to" };

interface Context {
  input: { from?: string | undefined; to?: string | undefined };
  merchant: { timeZone: string };
  clock: Clock;
}

/**
 * The period that a call asks for. Throws a PlatformError that names the wrong day.
 *
 * @param names What the call calls its first and last day.
 */
export function periodOf({ input, merchant: { timeZone }, clock }: Context, names = FROM_TO): Period {
  const today = dayOf(clock.now(), timeZone);
  const { to = today, from = addDays(to, 1 - USUAL_DAYS) } = input;
  if (to > today) throw wrong(names.to, `The day ${to} has not begun in ${timeZone}, where it is ${today}`);
  if (from > to) throw wrong(names.from, `The period begins on ${from}, after its last day ${to}`);
  if (from < FIRST_DAY)
    throw wrong(names.from, `The period begins on ${from}: ${FIRST_DAY} is the first day of records`);
  const days = countDays(from, to);
  if (days > MOST_DAYS) throw wrong(names.from, `The period has ${days} days: at most ${MOST_DAYS} can be asked for`);
  return { from, to, timeZone };
}

function wrong(field: string, message: string): PlatformError {
  return new PlatformError("request.invalid", message, { field });
}

/** Moments as the database compares them: from the first up to, but not including, the end. */
export interface Span {
  since: RawBuilder<Date>;
  until: RawBuilder<Date>;
}

/** From the midnight in which the period begins to that in which it ends. */
export function spanOf({ from, to, timeZone }: Period): Span {
  return { since: midnight(from, timeZone), until: midnight(addDays(to, 1), timeZone) };
}

/** As many days before a period. */
export function periodBefore({ from, to, timeZone }: Period): Period {
  const days = countDays(from, to);
  return { from: addDays(from, -days), to: addDays(to, -days), timeZone };
}

/** A day of the merchant up to the time of day that it is there now. */
export function dayUntilNow({ to, timeZone }: Period, clock: Clock): Span {
  const today = dayOf(clock.now(), timeZone);
  const days = countDays(to, today) - 1;
  const now = sql`${clock.now()}::timestamptz at time zone ${timeZone}`;
  return {
    since: midnight(to, timeZone),
    until: sql<Date>`((${now}) - make_interval(days => ${days}::integer)) at time zone ${timeZone}`,
  };
}

/** Whether today, which is not over, belongs to a period. */
export function isRunning({ to, timeZone }: Period, clock: Clock): boolean {
  return to === dayOf(clock.now(), timeZone);
}

/** Whether a column is in a span. */
export function within(column: string, { since, until }: Span): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until})`;
}

/** Whether a column of days is in a period. */
export function onDays(column: string, { from, to }: Pick<Period, "from" | "to">): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${from}::date and ${sql.ref(column)} <= ${to}::date)`;
}

/** A column of days as text: the drivers read dates in the time zone of their process. */
export function dayText(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}

function midnight(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date)::timestamp at time zone ${timeZone})`;
}

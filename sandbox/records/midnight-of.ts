/** The moment at which a day begins in a time zone. */
export function midnightOf(day: string, timeZone: string): Date {
  return momentOf(day, "00:00", timeZone);
}

/** The moment of a time of a day, as "20:00", in a time zone. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset there may change between these two moments: the second look is at the right one.
  const near = asIfUtc - offsetAt(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetAt(near, timeZone));
}

/** By how many milliseconds the clocks there are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", ...WHOLE }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) - moment;
}

const WHOLE = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;

/** Where "now" comes from, so that a test can say what time it is. */
export interface Clock {
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A moment some milliseconds away from another; negative is earlier. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** Milliseconds in the units people speak of. */
export const duration = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

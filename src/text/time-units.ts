const MINUTE = 60_000;

/** The units in which durations are named, from largest to smallest, with their lengths in milliseconds. */
export const TIME_UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

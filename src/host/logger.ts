import { pino } from "pino";

/** The host's log: JSON lines on stderr, so that stdout stays readable for people. */
export const logger = pino(
  { level: process.env["LOG_LEVEL"] ?? "warn", base: null },
  pino.destination({ dest: 2, sync: true }),
);

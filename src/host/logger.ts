import { pino } from "pino";

/** Characters that wait to be written at most: when nobody reads the log, lines are lost and visitors are not. */
const WAITING = 1 << 20;

/**
 * The host's log: JSON lines on stderr, so that stdout stays readable for people. Written in the background: answers do
 * not wait for it.
 */
export const logger = pino(
  { level: process.env["LOG_LEVEL"] ?? "warn", base: null },
  pino.destination({ dest: 2, sync: false, maxLength: WAITING }),
);

import { sql } from "kysely";
import { duration, type Clock } from "../clock.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Span } from "./period.ts";

const HOUR = /^\d{4}-\d{2}-\d{2}T\d{2}Z$/;

/** An hour of UTC. */
interface Hour {
  span: Span;
  ends: Date;
}

/** The hour that a call asks for, "2026-03-14T05Z". Throws a PlatformError where there is none, or it has not begun. */
export function hourOf(hour: string, clock: Clock): Hour {
  const begins = new Date(hour.replace("Z", ":00Z"));
  // A day that the month does not have is read as one of the next month.
  if (!HOUR.test(hour) || !`${begins.toJSON()}`.startsWith(hour.slice(0, -1))) throw wrong(`"${hour}" is no hour`);
  if (begins > clock.now()) throw wrong(`The hour ${hour} has not begun: it is ${clock.now().toISOString()}`);
  const ends = new Date(begins.getTime() + duration.hour);
  return { span: { since: sql<Date>`${begins}::timestamptz`, until: sql<Date>`${ends}::timestamptz` }, ends };
}

export function hasEnded({ ends }: Pick<Hour, "ends">, clock: Clock): boolean {
  return ends <= clock.now();
}

function wrong(message: string): PlatformError {
  return new PlatformError("request.invalid", message, { field: "hour" });
}

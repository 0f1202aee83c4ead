import { duration } from "../clock.ts";

/** When a game draws: every so many seconds, counted from midnight in Manila, shifted by an offset. */
export interface Schedule {
  period_seconds: number;
  offset_seconds: number;
}
export interface Draw {
  /** Number of the draw: the Manila date it ends on and its place in that day, such as "20260314-0417". */
  numero: string;
  endsAt: Date;
}
export interface CurrentDraw extends Draw {
  /** Whole seconds until the draw ends, from 1 to the period. */
  remainSeconds: number;
  previous: Draw;
}

/** Manila is eight hours ahead of UTC all year. */
const MANILA_MS = 8 * duration.hour;

/** The draw that runs at a moment. It follows from the clock alone, so that every process has the same. */
export function drawAt(schedule: Schedule, now: Date): CurrentDraw {
  const period = schedule.period_seconds * duration.second;
  const shift = schedule.offset_seconds * duration.second - MANILA_MS;
  const end = (Math.floor((now.getTime() - shift) / period) + 1) * period + shift;
  return {
    ...drawEnding(schedule, end),
    remainSeconds: Math.ceil((end - now.getTime()) / duration.second),
    previous: drawEnding(schedule, end - period),
  };
}

/** The last draws that have ended at a moment, the latest first. */
export function drawsBefore(schedule: Schedule, now: Date, count: number): Draw[] {
  const last = drawAt(schedule, now).previous.endsAt.getTime();
  return Array.from({ length: count }, (_, back) =>
    drawEnding(schedule, last - back * schedule.period_seconds * duration.second),
  );
}

/** A draw that ends at midnight is the last of the day before. */
function drawEnding(schedule: Schedule, end: number): Draw {
  const local = end + MANILA_MS;
  const midnight = Math.floor((local - 1) / duration.day) * duration.day;
  const place = Math.ceil((local - midnight) / (schedule.period_seconds * duration.second));
  return {
    numero: `${new Date(midnight).toISOString().slice(0, 10).replaceAll("-", "")}-${String(place).padStart(4, "0")}`,
    endsAt: new Date(end),
  };
}

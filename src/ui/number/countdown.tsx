import { clockText, isUrgent, secondsUntil } from "./countdown-clock.ts";
import styles from "./countdown.module.css";
import { useTicking } from "./ticker.ts";

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970 by the platform's clock; null: there is nothing to count. */
  until: number | null;
  /** Milliseconds that the platform's clock is ahead of this one. */
  ahead: number;
  /** The time at which the host rendered, so that the first render in the browser matches. */
  first: number;
  /** plain: one run of digits. blocks: hours, minutes and seconds in boxes of their own. */
  look?: "plain" | "blocks";
}

/** Counts down hh:mm:ss, and sets data-urgent for the last seconds. */
export function Countdown({ until, ahead, first, look = "plain" }: CountdownProps) {
  const seconds = useTicking((now) => secondsUntil(until, now + ahead), first);
  const [hours, minutes, rest] = clockText(seconds).split(":");
  return (
    <span
      role="timer"
      className={styles["countdown"]}
      data-look={look}
      data-urgent={isUrgent(seconds) || undefined}
      data-idle={!seconds || undefined}
    >
      <b>{hours}</b>
      <i>:</i>
      <b>{minutes}</b>
      <i>:</i>
      <b>{rest}</b>
    </span>
  );
}

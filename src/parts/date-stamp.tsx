import { useSite } from "#data/page/site.ts";
import { dayAndMonth } from "#text/format.ts";
import { useLocale } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import styles from "./date-stamp.module.css";

/** A day as a stamp. An ornament: the period that it ends is written beside it. */
export function DateStamp({ day: when, className }: { day: string; className?: string | undefined }) {
  const locale = useLocale();
  const { day, month } = dayAndMonth(when, locale, useSite().features.timeZone);
  return (
    <span className={classes(styles.stamp, className)} aria-hidden="true">
      <b className={styles.day}>{day}</b>
      <span>{month}</span>
    </span>
  );
}

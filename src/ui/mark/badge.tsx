import { classes } from "../classes.ts";
import styles from "./badge.module.css";

/** A count on a corner: nothing for 0, "99+" above 99. Its text is part of the accessible name of its parent. */
export function Badge({ count, className }: { count: number; className?: string | undefined }) {
  return count > 0 ? (
    <span className={classes(styles.badge, "numbers", className)} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  ) : null;
}

/** The red dot. */
export function Dot({ className }: { className?: string | undefined }) {
  return <span className={classes(styles.dot, className)} aria-hidden="true" data-dot="" />;
}

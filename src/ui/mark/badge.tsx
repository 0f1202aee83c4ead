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

/** The red dot; on a corner of the icon of a button. */
export function Dot({ ofButton = false }: { ofButton?: boolean | undefined }) {
  return <span className={classes(styles.dot, ofButton && styles.ofButton)} aria-hidden="true" data-dot="" />;
}

import { classes } from "../classes.ts";
import styles from "./skeleton.module.css";

/** A grey placeholder for content that is loading; the class gives its size. It becomes visible after 150 ms. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden="true" />;
}

/** As many placeholders as something usually has entries. */
export function Skeletons({ count, className }: { count: number; className?: string | undefined }) {
  return Array.from({ length: count }, (_, place) => <Skeleton key={place} className={className} />);
}

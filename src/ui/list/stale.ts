import { classes } from "../classes.ts";
import styles from "./stale.module.css";

interface Marked {
  className: string;
  "aria-busy": true | undefined;
}

/** The class of an element, and its marks while it shows an earlier answer: dimmed, and said to be busy. */
export function markedStale(isStale: boolean | undefined, className?: string): Marked {
  return { className: classes(className, isStale && styles.stale), "aria-busy": isStale || undefined };
}

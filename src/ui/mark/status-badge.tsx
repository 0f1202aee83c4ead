import styles from "./status-badge.module.css";

/** waiting: something waits for the visitor. good, bad: the outcome. quiet: nothing to do. */
export type StatusTone = "waiting" | "good" | "bad" | "quiet";

/** A status in a word. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

import styles from "./status-badge.module.css";

/** call: something waits for the visitor. good, bad: the outcome. plain: nothing to do. */
export type StatusTone = "call" | "good" | "bad" | "plain";

/** A status in a word. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

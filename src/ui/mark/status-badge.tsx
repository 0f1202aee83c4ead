import styles from "./status-badge.module.css";

/** call: something waits for the visitor. good, bad: how it went. plain: nothing to do. */
export type StatusTone = "call" | "good" | "bad" | "plain";

/** Where something stands, in a word. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

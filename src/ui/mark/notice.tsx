import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** Words and one way on, without a drawing: part of the frame of every page, where each byte counts. */
export function Notice({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      {action}
    </div>
  );
}

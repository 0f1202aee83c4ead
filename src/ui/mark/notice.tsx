import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** Text and one action, without a drawing: it is part of every page's frame, where each byte counts. */
export function Notice({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={`stack gap-3 ${styles.notice}`} role="alert">
      <p>{children}</p>
      {action}
    </div>
  );
}

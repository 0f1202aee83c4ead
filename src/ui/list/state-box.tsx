import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./state-box.module.css";

interface StateBoxProps {
  /** empty: there is nothing. error: it could not be loaded. */
  kind: "empty" | "error";
  title: ReactNode;
  text?: string | undefined;
  /** A button to continue with. */
  action?: ReactNode;
  /** Less tall, to fit inside a row. */
  small?: boolean | undefined;
}

/** Shown when content is missing: a drawing, text, and one action. */
export function StateBox({ kind, title, text, action, small = false }: StateBoxProps) {
  return (
    <div
      className={classes("stack gap-2", styles.box, small && styles.small)}
      role={kind === "error" ? "alert" : undefined}
    >
      <svg className={styles.drawing} viewBox="0 0 96 64" width={96} height={64} aria-hidden="true">
        <ellipse className={styles.ground} cx="48" cy="56" rx="34" ry="5" />
        {kind === "empty" ? <EmptyDrawing /> : <ErrorDrawing />}
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

function EmptyDrawing() {
  return (
    <g>
      <path className={styles.body} d="M20 34 30 16h36l10 18v16a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4Z" />
      <path className={styles.line} d="M20 34h16l4 7h16l4-7h16" />
      <path className={styles.spark} d="m48 2 1.6 4.4L54 8l-4.4 1.6L48 14l-1.6-4.4L42 8l4.4-1.6Z" />
      <circle className={styles.spark} cx="70" cy="9" r="2" />
      <circle className={styles.spark} cx="27" cy="8" r="1.5" />
    </g>
  );
}

function ErrorDrawing() {
  return (
    <g>
      <path className={styles.body} d="M12 30h14a6 6 0 0 1 0 18H12Z" />
      <path className={styles.body} d="M84 24H66a9 9 0 0 0 0 24h18Z" />
      <path className={styles.line} d="M32 39h8M56 31h-7M56 42h-7M2 39h10M84 36h10" />
      <path className={styles.spark} d="m46 8-6 10h6l-3 9 9-12h-6l4-7Z" />
    </g>
  );
}

import type { CellProps } from "../cell-props.ts";
import styles from "../cells.module.css";
import { FigureText } from "../figure-text.tsx";
import { useWritten } from "../use-written.ts";

/** An amount, a number or a rate. */
export function FigureCell(props: CellProps<unknown>) {
  const shown = useWritten(props);
  return <FigureText tone={props.cell.as === "money-signed" ? toneOf(shown) : undefined}>{shown}</FigureText>;
}

/** The figure says it to everybody, so that the bar beside it is a drawing. */
export function ProgressCell(props: CellProps<string>) {
  return (
    <span className="line gap-2">
      <progress className={`grow ${styles.bar}`} value={props.value} max={100} aria-hidden="true" />
      <FigureCell {...props} />
    </span>
  );
}

/** The sign says it, too: colour alone would say nothing to many. */
function toneOf(shown: string): "good" | "bad" | undefined {
  if (shown.startsWith("+")) return "good";
  return /^[-\u2212]/.test(shown) ? "bad" : undefined;
}

import { Cell } from "#cells/cell.tsx";
import type { SettledCell } from "#descriptor/vocabulary/cell.ts";
import { useText } from "#text/use-text.ts";
import type { Entry } from "../entries.ts";
import styles from "../records.module.css";

interface CellProps {
  cell: SettledCell;
  entry: Entry;
  /** Whether the name of the field is written, or only said to screen readers; absent where a header names it. */
  named?: "written" | "said";
}

/** A cell of an entry with the name of its field. */
export function CellText({ cell, entry, named }: CellProps) {
  const text = useText();
  return (
    <span className={styles.cell} data-role={cell.role} data-emphasis={cell.emphasis}>
      {named && <span className={named === "said" ? "visually-hidden" : styles.name}>{text(cell.label)} </span>}
      <Cell cell={cell} value={entry[cell.field]} entry={entry} />
    </span>
  );
}

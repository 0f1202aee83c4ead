import { memo } from "react";
import type { Row } from "#data/page/row.ts";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { useText } from "#text/use-text.ts";
import { Cell } from "./cell.tsx";
import styles from "./cells.module.css";

interface CellTextProps {
  cell: ResolvedCell;
  entry: Row;
  /** Whether the name of the field is written, or only said to screen readers; absent where a header names it. */
  named?: "written" | "said";
}

/** A cell of an entry with the name of its field. It is not drawn again with its list when further entries come. */
export const CellText = memo(function CellText({ cell, entry, named }: CellTextProps) {
  const text = useText();
  return (
    <span className={styles.cell} data-role={cell.role} data-emphasis={cell.emphasis}>
      {named && (
        <span className={named === "said" ? "visually-hidden" : `quiet ${styles.name}`}>{`${text(cell.label)} `}</span>
      )}
      <Cell cell={cell} value={entry[cell.field]} entry={entry} />
    </span>
  );
});

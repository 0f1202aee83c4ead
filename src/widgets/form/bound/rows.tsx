import type { ReactNode } from "react";
import { Cell } from "#cells/cell.tsx";
import type { ResolvedCell } from "#descriptor/vocabulary/cell.ts";
import { useText } from "#text/use-text.ts";
import styles from "./rows.module.css";

interface RowsProps {
  /** The id of the field. */
  id: string;
  /** The text key of its name. */
  label: string;
  cells: readonly ResolvedCell[];
  valueOf(field: string): unknown;
  /** What is at the end of a row. */
  endOf?(cell: ResolvedCell): ReactNode;
}

/** Values of a form with their names: what was typed, or what the platform says of it. */
export function Rows({ id, label, cells, valueOf, endOf }: RowsProps) {
  const text = useText();
  return (
    <>
      <p className="strong" id={`${id}-label`}>
        {text(label)}
      </p>
      {cells.length > 0 && (
        <dl>
          {cells.map((cell) => (
            <div key={cell.id} className={styles.row} data-emphasis={cell.emphasis}>
              <dt>{text(cell.label)}</dt>
              <dd>
                <Cell cell={cell} value={valueOf(cell.field)} />
              </dd>
              {endOf && <dd className={styles.end}>{endOf(cell)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
